import type { Core } from '@strapi/strapi';
import { endpoints, type EndpointName, type Fail } from '@reelists/contract';
import type { Context, Next } from 'koa';
import { callPattern } from '../lib/call-pattern';

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

/** Messages nobody wrote for a person: Strapi's, Koa's and their parsers' names of a status. */
const STOCK =
  /^(not found|bad request|unauthorized|forbidden|conflict|payload ?too ?large|entity too large|unsupported ?media ?type|method ?not ?allowed|too ?many ?requests|FileTooBig|failed to decode.*)$/i;

const calls = (Object.keys(endpoints) as EndpointName[]).map((name) => ({
  method: endpoints[name].method,
  pattern: callPattern(name),
}));

/** The methods the contract's table has for a path; none when it does not know the path. */
const methodsAt = (path: string): string[] => [
  ...new Set(
    calls
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  ),
];

interface StrapiError {
  message: string;
  details?: {
    fields?: Record<string, string>;
    errors?: { path: string[]; message: string }[];
    /** What a failure answers beside its message, such as the free slots near a taken one. */
    extra?: Record<string, unknown>;
  };
}

const fieldErrors = ({ details }: StrapiError): Record<string, string> | undefined => {
  if (details?.fields) return details.fields;
  if (!details?.errors?.length) return undefined;
  return Object.fromEntries(details.errors.map(({ path, message }) => [path.join('.'), message]));
};

const failOf = (status: number, error: StrapiError | undefined): Fail => {
  const stock = MESSAGES[status] ?? FAULT;
  if (status >= 500 || !error) return { ok: false, message: stock };
  const errors = fieldErrors(error);
  return {
    ...error.details?.extra,
    ok: false,
    message: error.message && !STOCK.test(error.message) ? error.message : stock,
    ...(errors && { errors }),
  };
};

const isPlainObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !('pipe' in body);

const writeFail = (ctx: Context): void => {
  // The router has a page for every GET, and takes any other method on an unknown path for wrong.
  const isUnknown = [405, 501].includes(ctx.status) && methodsAt(ctx.path).length === 0;
  if (isUnknown) ctx.remove('Allow');
  const status = isUnknown ? 404 : ctx.status;
  const { error } = (isPlainObject(ctx.body) ? ctx.body : {}) as { error?: StrapiError };
  ctx.body = failOf(status, error);
  ctx.status = status;
};

const refuseMethod = (ctx: Context, allowed: string[]): void => {
  ctx.set('Allow', allowed.join(', '));
  ctx.methodNotAllowed();
};

/** A body in a form nothing here reads; without this it would count as an empty one. */
const hasStrangeBody = (ctx: Context): boolean =>
  ctx.get('content-length') !== '0' && ctx.is('json', '+json', 'urlencoded', 'multipart') === false;

/**
 * The one writer of answers under /api: what a controller returns goes out with `ok: true`, and
 * whatever fails, wherever, goes out as the contract's `Fail`. It stands before `strapi::errors`,
 * which has by then turned what was thrown into `{error}` and logged it. Beside /api/v1 there is
 * nothing: Strapi's own REST calls would be a second door to what the contract guards.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    // The router matches capitals too.
    const path = ctx.path.toLowerCase();
    if (path !== '/api' && !path.startsWith('/api/')) return next();
    ctx.set('Cache-Control', 'no-store');
    const allowed = methodsAt(path);
    try {
      if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) ctx.notFound();
      // No id has it, and PostgreSQL fails at the mere question.
      else if (path.includes('%00')) ctx.notFound();
      else if (allowed.length > 0 && ![...allowed, 'OPTIONS'].includes(ctx.method))
        refuseMethod(ctx, allowed);
      else if (hasStrangeBody(ctx)) ctx.unsupportedMediaType('Send this as JSON.');
      else await next();
    } catch (error) {
      strapi.log.error(error);
      ctx.status = 500;
    }
    if (ctx.status >= 400) writeFail(ctx);
    else if (isPlainObject(ctx.body)) ctx.body = { ...ctx.body, ok: true };
  };
