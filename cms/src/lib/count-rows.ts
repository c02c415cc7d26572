import type { Core, UID } from '@strapi/strapi';

/** How long another process's writes may go unnoticed in a count, in milliseconds. */
const LIFETIME = 10_000;

interface Counted {
  total: Promise<number>;
  at: number;
}
const counts = new Map<string, Map<string, Counted>>();

/**
 * A count remembered until a row of the type changes: counting a hundred thousand rows takes longer
 * than reading a page of them. `name` tells the counts of one type apart.
 */
export const countRows = (
  uid: UID.CollectionType,
  name: string,
  count: () => Promise<number>,
): Promise<number> => {
  const known = counts.get(uid)?.get(name);
  if (known && Date.now() - known.at < LIFETIME) return known.total;
  const total = count();
  const ofType = counts.get(uid) ?? new Map<string, Counted>();
  ofType.set(name, { total, at: Date.now() });
  counts.set(uid, ofType);
  // A count that failed must not be the answer until the lifetime is over.
  total.catch(() => ofType.delete(name));
  return total;
};

/** Forgets the counts of a type the moment one of its rows is written, the panel included. */
export const forgetCountsOnWrite = ({ db }: Core.Strapi, uids: UID.CollectionType[]): void => {
  const forget = ({ model }: { model: { uid: string } }) => {
    counts.delete(model.uid);
  };
  db.lifecycles.subscribe({
    models: uids,
    afterCreate: forget,
    afterCreateMany: forget,
    afterUpdate: forget,
    afterUpdateMany: forget,
    afterDelete: forget,
    afterDeleteMany: forget,
  });
};
