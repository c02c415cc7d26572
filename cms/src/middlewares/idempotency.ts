import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isUniqueViolation } from '../lib/is-unique-violation';
import { refuse } from '../lib/validate';

const HEADER = 'Idempotency-Key';
const MAX_KEY_LENGTH = 255;
const LIFETIME = 24 * 60 * 60 * 1000;
const UID = 'api::idempotency-key.idempotency-key';

interface Remembered {
  key_hash: string;
  body_hash: string;
  answer_status: number;
  answer_body: string;
}

/** A key is its caller's own, for one call. */
const keyHashOf = (ctx: Context, key: string): string => {
  const caller: string = ctx.state.staff?._id ?? 'visitor';
  const call = ctx.path.replace(/\/$/, '');
  return createHash('sha256')
    .update(JSON.stringify([call, caller, key]))
    .digest('hex');
};

const bodyHashOf = async ({ request }: Context): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(request.body ?? null));
  for (const [field, files] of Object.entries(request.files ?? {}))
    for (const file of [files].flat()) {
      hash.update(JSON.stringify([field, file.originalFilename]));
      for await (const chunk of fs.createReadStream(file.filepath)) hash.update(chunk as Buffer);
    }
  return hash.digest('hex');
};

const answerAsBefore = (ctx: Context, remembered: Remembered, bodyHash: string): void => {
  if (remembered.body_hash !== bodyHash)
    refuse(HEADER, 'This key came with a different request before. Use a new one.');
  ctx.status = remembered.answer_status;
  ctx.body = JSON.parse(remembered.answer_body) as unknown;
};

/**
 * Answers a repeated create call as the first was answered, and creates nothing twice. The key is
 * claimed in the very transaction that creates the thing: of two that arrive at once, the unique
 * index lets one through and holds the other until the first has answered; what a crash undoes, it
 * undoes together. A call that fails leaves no trace, so that it may be mended and sent again.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const key = ctx.get(HEADER);
    if (!key) return next();
    if (key.length > MAX_KEY_LENGTH) refuse(HEADER, `At most ${MAX_KEY_LENGTH} characters`);

    const keys = strapi.db.query(UID);
    const keyHash = keyHashOf(ctx, key);
    const bodyHash = await bodyHashOf(ctx);
    const claim = async () => {
      await keys.deleteMany({ where: { expires_at: { $lt: new Date() } } });
      await keys.create({
        data: {
          key_hash: keyHash,
          body_hash: bodyHash,
          expires_at: new Date(Date.now() + LIFETIME),
        },
      });
    };

    let isClaimed = false;
    try {
      await strapi.db.transaction(async ({ rollback }) => {
        await claim();
        isClaimed = true;
        await next();
        if (ctx.status >= 400) return rollback();
        await keys.update({
          where: { key_hash: keyHash },
          data: { answer_status: ctx.status, answer_body: JSON.stringify(ctx.body) },
        });
      });
    } catch (error) {
      if (isClaimed || !isUniqueViolation(error)) throw error;
      const remembered: Remembered = await keys.findOne({ where: { key_hash: keyHash } });
      answerAsBefore(ctx, remembered, bodyHash);
    }
  };
