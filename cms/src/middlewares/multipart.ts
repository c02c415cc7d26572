import type { Core } from '@strapi/strapi';
import { endpoints, MAX_BYTES, type EndpointName } from '@reelists/contract';
import type { Context, Next } from 'koa';
import { callPattern } from '../lib/call-pattern';
import staff from './staff';

/** The calls of the contract that take files; every other one takes JSON. */
const FILE_CALLS = ['createVideo', 'createPost', 'updatePost', 'createPostImage'] as const;
/** What a form around one video and a poster may weigh, in bytes. */
const MAX_LENGTH = MAX_BYTES.video + MAX_BYTES.image + 1024 * 1024;
const TOO_LARGE = `That is too large: a video may have ${MAX_BYTES.video / 1024 / 1024} MB.`;

const calls = (Object.keys(endpoints) as EndpointName[]).map((name) => ({
  name,
  method: endpoints[name].method,
  pattern: callPattern(name),
}));

const hasPanelSession = (strapi: Core.Strapi, ctx: Context): boolean => {
  const [, token = ''] = ctx.get('authorization').split(' ');
  return strapi.sessionManager('admin').validateAccessToken(token).isValid;
};

/**
 * Stands before `strapi::body`, which would write every file of every visitor to the disk before
 * any guard is asked: a form with files is read only where files are taken, from those who may.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const guards = new Map(
    FILE_CALLS.map((name): [EndpointName, ReturnType<typeof staff>] => [
      name,
      staff({ endpoint: name }, { strapi }),
    ]),
  );

  return async (ctx: Context, next: Next) => {
    if (!ctx.is('multipart')) return next();
    if (Number(ctx.get('content-length')) > MAX_LENGTH) return ctx.payloadTooLarge(TOO_LARGE);
    const read = async () => {
      try {
        await next();
        if (ctx.status === 413 && isStock(ctx.body)) ctx.payloadTooLarge(TOO_LARGE);
      } catch (error) {
        const code = parserCode(error);
        if (code === undefined) throw error;
        if (code === 413) ctx.payloadTooLarge();
        else ctx.badRequest('That form came in pieces. Please send it again.');
      }
    };
    if (/^\/upload(\/|$)/.test(ctx.path))
      return hasPanelSession(strapi, ctx) ? read() : ctx.unauthorized('Please log in.');
    const call = calls.find(
      ({ method, pattern }) => method === ctx.method && pattern.test(ctx.path),
    );
    if (!call) return ctx.notFound();
    const guard = guards.get(call.name);
    return guard ? guard(ctx, read) : ctx.unsupportedMediaType('Send this as JSON.');
  };
};

const isStock = (body: unknown) =>
  (body as { error?: { message?: string } } | undefined)?.error?.message === 'FileTooBig';

/** The status a fault of the form parser stands for; undefined for any other error. */
const parserCode = (error: unknown): number | undefined => {
  const { httpCode } = error as { httpCode?: unknown };
  return typeof httpCode === 'number' ? httpCode : undefined;
};
