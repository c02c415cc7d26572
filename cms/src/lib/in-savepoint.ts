import type { Core } from '@strapi/strapi';

/**
 * Runs a part of a transaction that may fail without ending the rest: PostgreSQL answers nothing
 * more in a transaction after a refused row, unless it can go back to a point before it.
 */
export const inSavepoint = async <T>(
  { db }: Core.Strapi,
  name: string,
  run: () => Promise<T>,
): Promise<T> =>
  await db.transaction(async ({ trx }) => {
    await trx.raw(`savepoint ${name}`);
    try {
      return await run();
    } catch (error) {
      await trx.raw(`rollback to savepoint ${name}`);
      throw error;
    }
  });
