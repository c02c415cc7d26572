import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** In place of `strapi::logger`, whose lines repeat what staff searched for: names and addresses. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const start = performance.now();
    await next();
    const duration = Math.ceil(performance.now() - start);
    strapi.log.http(`${ctx.method} ${ctx.path} (${duration} ms) ${ctx.status}`);
  };
