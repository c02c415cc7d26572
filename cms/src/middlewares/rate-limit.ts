import type { Context, Next } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';

const WINDOW_SECONDS = 600;

const limiters = {
  login: new RateLimiterMemory({ points: env.rateLimit.login, duration: WINDOW_SECONDS }),
  forms: new RateLimiterMemory({ points: env.rateLimit.forms, duration: WINDOW_SECONDS }),
};
export type Allowance = keyof typeof limiters;

/** Spends one request of the address's allowance and says so in `RateLimit` headers; 429 at its end. */
export const spendAllowance = async (ctx: Context, allowance: Allowance): Promise<boolean> => {
  const limiter = limiters[allowance];
  const spent = await limiter
    .consume(`${allowance}:${ctx.request.ip}`)
    .catch((result: unknown) => result);
  if (!(spent instanceof RateLimiterRes)) throw spent;
  const resetSeconds = Math.ceil(spent.msBeforeNext / 1000);
  ctx.set('RateLimit-Policy', `${limiter.points};w=${WINDOW_SECONDS}`);
  ctx.set('RateLimit-Limit', String(limiter.points));
  ctx.set('RateLimit-Remaining', String(Math.max(0, spent.remainingPoints)));
  ctx.set('RateLimit-Reset', String(resetSeconds));
  if (spent.consumedPoints <= limiter.points) return true;
  ctx.set('Retry-After', String(resetSeconds));
  return false;
};

/** Per address, so that nobody guesses passwords or floods the inbox. */
export default (config: { allowance: Allowance }) => async (ctx: Context, next: Next) => {
  if (await spendAllowance(ctx, config.allowance)) return next();
  const minutes = Math.ceil(Number(ctx.response.get('RateLimit-Reset')) / 60);
  return ctx.tooManyRequests(
    `Too many tries from here. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  );
};
