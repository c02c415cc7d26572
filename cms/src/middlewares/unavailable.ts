import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** Codes of a database that is busy, full, read-only, shutting down or not there. */
const CODES =
  /^(SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN)|ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC|08|53|57P|40001|40P01|25006)/;

const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'KnexTimeoutError' || ('code' in error && CODES.test(String(error.code))));

/**
 * Tells a database that cannot answer just now, which passes, from a fault of ours, which does not.
 * Stands inside `strapi::errors`, which would make a 500 of either.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const { name, code } = error as Error & { code?: string };
      strapi.log.error(`The database did not answer: ${code ?? name}`);
      ctx.set('Retry-After', '5');
      ctx.serviceUnavailable();
    }
  };
