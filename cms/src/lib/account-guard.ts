import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';
import { refuseForNow } from '../middlewares/rate-limit';
import { addressKey } from './address-key';

const guesses = new RateLimiterMemory({
  keyPrefix: 'account',
  points: env.rateLimit.login,
  duration: 600,
});
/** Where an account was opened from: nobody can lock its owner out there by guessing elsewhere. */
const knownPlaces = new Set<string>();

const placeOf = (ctx: Context, email: string) => `${email} ${addressKey(ctx.request.ip)}`;

/**
 * Counts a try at an account from wherever it comes, so that changing addresses wins nothing. An
 * account nobody has is counted just the same.
 * @returns whether the try may go on; if not, a 429 is written.
 */
export const spendGuess = async (ctx: Context, email: string): Promise<boolean> => {
  if (knownPlaces.has(placeOf(ctx, email))) return true;
  const spent = await guesses.consume(email).catch((result: unknown) => result);
  if (!(spent instanceof RateLimiterRes)) throw spent;
  if (spent.consumedPoints <= guesses.points) return true;
  refuseForNow(ctx, spent.msBeforeNext);
  return false;
};

/** The password was right: the tries before it are forgotten. */
export const forgiveGuesses = async (ctx: Context, email: string): Promise<void> => {
  knownPlaces.add(placeOf(ctx, email));
  await guesses.delete(email);
};
