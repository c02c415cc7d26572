import type { Context, Next } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';
import { addressKey } from '../lib/address-key';

const WINDOW_SECONDS = 600;

const limiters = {
  login: new RateLimiterMemory({ points: env.rateLimit.login, duration: WINDOW_SECONDS }),
  forms: new RateLimiterMemory({ points: env.rateLimit.forms, duration: WINDOW_SECONDS }),
};
export type Allowance = keyof typeof limiters;

/**
 * Spends one request of the address's allowance and says so in `RateLimit` headers.
 * @returns whether there was one left; if not, a 429 is written.
 */
export const spendAllowance = async (ctx: Context, allowance: Allowance): Promise<boolean> => {
  const limiter = limiters[allowance];
  const spent = await limiter
    .consume(addressKey(ctx.request.ip))
    .catch((result: unknown) => result);
  if (!(spent instanceof RateLimiterRes)) throw spent;
  ctx.set('RateLimit-Policy', `${limiter.points};w=${WINDOW_SECONDS}`);
  ctx.set('RateLimit-Limit', String(limiter.points));
  ctx.set('RateLimit-Remaining', String(spent.remainingPoints));
  ctx.set('RateLimit-Reset', String(Math.ceil(spent.msBeforeNext / 1000)));
  if (spent.consumedPoints <= limiter.points) return true;
  refuseForNow(ctx, spent.msBeforeNext);
  return false;
};

const waitInWords = (milliseconds: number) => {
  const minutes = Math.ceil(milliseconds / 60_000);
  return `Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
};

/** Writes a 429 that says how long to wait, in words of its own or these. */
export const refuseForNow = (
  ctx: Context,
  milliseconds: number,
  message = `Too many tries from here. ${waitInWords(milliseconds)}`,
): void => {
  ctx.set('Retry-After', String(Math.ceil(milliseconds / 1000)));
  ctx.tooManyRequests(message);
};

/** Per address, so that nobody guesses passwords or floods the inbox. */
export default (config: { allowance: Allowance }) => async (ctx: Context, next: Next) => {
  if (await spendAllowance(ctx, config.allowance)) return next();
};
