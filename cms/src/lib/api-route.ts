import { endpoints, type EndpointName } from '@reelists/contract';

interface RouteOptions {
  /** Which allowance of `global::rate-limit` a caller's address spends. */
  rateLimit?: 'login' | 'forms';
  /** A repeated `Idempotency-Key` is answered as the first request was. */
  isIdempotent?: boolean;
}

/**
 * A Strapi route for a call of the contract's table: method, path and guard are read from there, so
 * that a route cannot be more open than the table says. Strapi's own `auth` is off because it knows
 * only its own users and would replace our messages (see docs/decisions).
 */
export const apiRoute = (
  name: EndpointName,
  handler: string,
  { rateLimit, isIdempotent }: RouteOptions = {},
) => ({
  method: endpoints[name].method,
  path: `/v1${endpoints[name].path}`,
  handler,
  config: {
    auth: false as const,
    middlewares: [
      ...(rateLimit ? [{ name: 'global::rate-limit', config: { allowance: rateLimit } }] : []),
      { name: 'global::staff', config: { endpoint: name } },
      ...(isIdempotent ? ['global::idempotency'] : []),
    ],
  },
});
