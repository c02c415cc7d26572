import type { Core } from '@strapi/strapi';

type Transaction = Parameters<
  Extract<Parameters<Core.Strapi['db']['transaction']>[0], (...args: never[]) => unknown>
>[0];

/** Everything `run` writes, or nothing of it. Inside another transaction it is a part of that one. */
export const inTransaction = async <T>(
  { db }: Core.Strapi,
  run: (transaction: Transaction) => Promise<T>,
): Promise<T> => await db.transaction(run);

/**
 * Runs a part of a transaction that may fail without ending the rest: PostgreSQL answers nothing
 * more in a transaction after a refused row, unless it can go back to a point before it.
 */
export const inSavepoint = <T>(strapi: Core.Strapi, run: () => Promise<T>): Promise<T> =>
  inTransaction(strapi, async ({ trx }) => {
    await trx.raw('savepoint part');
    try {
      return await run();
    } catch (error) {
      await trx.raw('rollback to savepoint part');
      throw error;
    }
  });
