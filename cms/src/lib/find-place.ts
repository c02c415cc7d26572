import type { Core } from '@strapi/strapi';
import type { InboxPlace, ListQuery } from '@reelists/contract';
import { countMatching, countOf, inOrder, matching, orderOf, type Inbox } from './list-rows';

/**
 * Where a row stands in the list a query finds; null when there is no such row. Its neighbours are
 * found from its own values, by the index the list is sorted by: nothing between the top of the
 * list and the row is read, only counted.
 */
export const findPlace = async (
  strapi: Core.Strapi,
  inbox: Inbox,
  query: ListQuery,
  documentId: string,
): Promise<InboxPlace | null> => {
  const knex = strapi.db.connection;
  const { columns, direction } = orderOf(inbox, query);
  const row = await knex(inbox.table)
    .where({ document_id: documentId })
    .first<{ id: number | string } | undefined>('id');
  if (!row) return null;

  const key = columns.join(', ');
  const ownValue = (column: string) => `(select ${column} from ${inbox.table} where id = ?)`;
  const beside = (comparison: '<' | '>') =>
    matching(knex, inbox, query)
      // By itself as well: among several, SQLite does not look for `lower(name)` in its index.
      .whereRaw(`${columns[0]} ${comparison}= ${ownValue(`${columns[0]}`)}`, [row.id])
      .whereRaw(`(${key}) ${comparison} ${ownValue(key)}`, [row.id]);
  const nearest = async (comparison: '<' | '>'): Promise<string | null> => {
    const towards = comparison === '>' ? 'asc' : 'desc';
    const found = await inOrder(beside(comparison), { columns, direction: towards }).first<
      { document_id: string } | undefined
    >('document_id');
    return found?.document_id ?? null;
  };
  const [before, after] = direction === 'asc' ? (['<', '>'] as const) : (['>', '<'] as const);
  const isListed = (await countOf(matching(knex, inbox, query).where({ id: row.id }))) > 0;
  return {
    position: isListed ? (await countOf(beside(before))) + 1 : null,
    total_items: await countMatching(knex, inbox, query),
    previous: await nearest(before),
    next: await nearest(after),
  };
};
