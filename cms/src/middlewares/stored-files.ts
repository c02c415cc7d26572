import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import send from 'send';
import { SERVED_TYPES } from '../uploads/served-types';

interface SendError {
  status: number;
  headers?: Record<string, string>;
}

/** Sends the file; the fault, when there is none or the request's conditions do not hold. */
const sendFile = (ctx: Context, root: string): Promise<SendError | null> =>
  new Promise((resolve) => {
    send(ctx.req, ctx.path, {
      root,
      index: false,
      dotfiles: 'ignore',
      maxAge: '1y',
      immutable: true,
    })
      .on('headers', (response: typeof ctx.res, file: string) => {
        // Koa has written "OK" here, which is not what a 206 or a 304 says.
        response.statusMessage = '';
        const type = SERVED_TYPES[path.extname(file).toLowerCase()];
        response.setHeader('Content-Type', type ?? 'application/octet-stream');
        if (!type) response.setHeader('Content-Disposition', 'attachment');
      })
      .on('error', resolve)
      .on('directory', () => resolve({ status: 404 }))
      .pipe(ctx.res);
    ctx.res.once('close', () => resolve(null));
  });

/**
 * Serves /uploads in the place of Strapi's own handler, which gets some ranges wrong, sends no ETag
 * and believes any extension. A file's address is for ever: one that is replaced gets a new one.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isRead || !ctx.path.startsWith('/uploads/')) return next();
    ctx.status = 200;
    ctx.respond = false;
    const fault = await sendFile(ctx, strapi.dirs.static.public);
    if (!fault || ctx.headerSent) return;
    ctx.respond = true;
    const isCondition = fault.status === 412 || fault.status === 416;
    if (!isCondition) return ctx.notFound();
    for (const name of ['Cache-Control', 'Content-Type', 'ETag', 'Last-Modified']) ctx.remove(name);
    ctx.set(fault.headers ?? {});
    ctx.status = fault.status;
    ctx.body = '';
  };
