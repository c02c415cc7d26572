import fs from 'node:fs/promises';
import type { Context, Next } from 'koa';
import { WrongKindOfFile } from '../uploads/wrong-kind-of-file';

const filesOf = (ctx: Context) => Object.values(ctx.request.files ?? {}).flat();

/**
 * Stands right after `strapi::body`, which removes the temporary files of one field name only: here
 * those of every field go, however the request ends.
 */
export default () => async (ctx: Context, next: Next) => {
  const files = filesOf(ctx);
  try {
    await next();
  } catch (error) {
    if (!(error instanceof WrongKindOfFile)) throw error;
    ctx.unsupportedMediaType(error.message, error.details);
  } finally {
    await Promise.all(files.map(({ filepath }) => fs.rm(filepath, { force: true })));
  }
};
