import type { Core } from '@strapi/strapi';
import { endpoints, type Fail } from '@reelists/contract';
import type { Context, Next } from 'koa';

const PREFIX = '/api/v1';

const MESSAGES: Record<number, string> = {
  400: 'That request is not right.',
  401: 'Please log in.',
  403: 'You may not do this.',
  404: 'Nothing is here.',
  405: 'This address does not take that method.',
  409: 'Somebody got there first.',
  413: 'That is too large.',
  415: 'That is not a kind of file we take.',
  429: 'Too many tries from here. Please wait a little.',
  503: 'We cannot do that just now. Please try again in a minute.',
};
const FAULT = 'Something went wrong on our side. Please try again.';

const patterns = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** The methods the contract's table has for a path; none when it does not know the path. */
const methodsAt = (path: string) =>
  patterns
    .filter(({ pattern }) => pattern.test(path.slice(PREFIX.length)))
    .map(({ method }) => method);

interface StrapiError {
  status: number;
  name: string;
  message: string;
  details?: { fields?: Record<string, string>; errors?: { path: string[]; message: string }[] };
}

const fieldErrors = ({ details }: StrapiError): Record<string, string> | undefined => {
  if (details?.fields) return details.fields;
  if (!details?.errors?.length) return undefined;
  return Object.fromEntries(details.errors.map(({ path, message }) => [path.join('.'), message]));
};

const failOf = (status: number, error: StrapiError | undefined): Fail => {
  if (status >= 500) return { ok: false, message: MESSAGES[status] ?? FAULT };
  const errors = error && fieldErrors(error);
  return {
    ok: false,
    message:
      error?.message && !STOCK.test(error.message) ? error.message : (MESSAGES[status] ?? FAULT),
    ...(errors && { errors }),
  };
};

/** Messages nobody wrote for a person: Strapi's and Koa's names of a status, and parser faults. */
const STOCK =
  /^(not found|bad request|unauthorized|forbidden|conflict|payload too large|unsupported media type|method not allowed|too many requests|invalid json.*|unexpected .*)$/i;

/**
 * The one writer of answers under /api/v1: what a controller returns goes out with `ok: true`, and
 * whatever fails, wherever, goes out as the contract's `Fail`. It stands before `strapi::errors`,
 * which has by then turned what was thrown into `{error}` and logged it.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (ctx.path !== PREFIX && !ctx.path.startsWith(`${PREFIX}/`)) return next();
    try {
      await next();
    } catch (error) {
      strapi.log.error(error);
      ctx.status = 500;
    }
    ctx.set('Cache-Control', 'no-store');
    if (ctx.status < 400) {
      const body: unknown = ctx.body;
      if (typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !isStream(body))
        ctx.body = { ok: true, ...body };
      return;
    }
    let status = ctx.status;
    const allowed = methodsAt(ctx.path);
    if (
      (status === 404 || status === 405) &&
      allowed.length > 0 &&
      !allowed.includes(ctx.method as 'GET') &&
      !(ctx.method === 'HEAD' && allowed.includes('GET'))
    ) {
      status = 405;
      ctx.set('Allow', allowed.join(', '));
    }
    const { error } = (ctx.body ?? {}) as { error?: StrapiError };
    ctx.body = failOf(status, status === 405 ? undefined : error);
    ctx.status = status;
  };

const isStream = (body: object): boolean => 'pipe' in body && typeof body.pipe === 'function';
