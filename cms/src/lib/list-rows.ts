import type { Core, UID } from '@strapi/strapi';
import {
  LIST_VIEWS,
  type ListQuery,
  type ListViewName,
  type Paging,
  type ViewCounts,
} from '@reelists/contract';
import { countRows } from './count-rows';
import { fold } from './fold';
import { paging } from './paging';
import { refuse } from './validate';

type Knex = Core.Strapi['db']['connection'];
export type Query = ReturnType<Knex>;

/** A content type whose rows arrive from visitors and are read by staff. */
export interface Inbox {
  uid: UID.CollectionType;
  table: string;
  /** Sort name of the contract → what the database sorts by, all ascending. */
  sorts: Record<string, readonly string[]>;
}

interface RowsPage<Row> extends Paging, ViewCounts {
  rows: Row[];
}

const applyView: Record<ListViewName, (query: Query) => Query> = {
  all: (query) => query.where({ is_spam: false }),
  unread: (query) => query.where({ is_spam: false }).whereNull('read_at'),
  spam: (query) => query.where({ is_spam: true }),
};

const viewOf = ({ view }: ListQuery): ListViewName => {
  if (!view) return 'all';
  return (
    LIST_VIEWS.find((name) => name === view) ??
    refuse('view', `Must be one of ${LIST_VIEWS.join(', ')}`)
  );
};

interface Order {
  columns: string[];
  direction: 'asc' | 'desc';
}

/** Newest first when nothing is asked for; the id settles ties, so that no row shows on two pages. */
export const orderOf = ({ sorts }: Inbox, { sort }: ListQuery): Order => {
  const asked = sort || '-createdAt';
  const name = asked.replace(/^-/, '');
  const columns = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (!columns) return refuse('sort', `Must be one of ${Object.keys(sorts).join(', ')}`);
  return { columns: [...columns, 'id'], direction: asked.startsWith('-') ? 'desc' : 'asc' };
};

export const inOrder = (rows: Query, { columns, direction }: Order): Query =>
  rows.orderByRaw(columns.map((column) => `${column} ${direction}`).join(', '));

/** Those rows that hold the words somewhere in what is searched; all of them when none are asked for. */
export const holding = (rows: Query, words: string | undefined): Query => {
  if (!words) return rows;
  const pattern = `%${fold(words).replace(/[\\%_]/g, '\\$&')}%`;
  return rows.whereRaw(`search_text like ? escape '\\'`, [pattern]);
};

export const matching = (knex: Knex, { table }: Inbox, query: ListQuery): Query =>
  holding(applyView[viewOf(query)](knex(table)), query.search);

export const countOf = async (rows: Query): Promise<number> => {
  const [result] = await rows.count<{ total: number | string }[]>({ total: '*' });
  return Number(result?.total ?? 0);
};

/** The rows with these ids, in the order of the ids. */
export const load = async <Row extends { id: number | string }>(
  strapi: Core.Strapi,
  uid: UID.CollectionType,
  ids: (number | string)[],
): Promise<Row[]> => {
  const rows: Row[] = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export const idsOf = async (rows: Query): Promise<(number | string)[]> =>
  (await rows.select<{ id: number | string }[]>('id')).map(({ id }) => id);

/** A search is counted each time; the views are many people's, and remembered. */
export const countMatching = (knex: Knex, inbox: Inbox, query: ListQuery): Promise<number> =>
  query.search
    ? countOf(matching(knex, inbox, query))
    : countRows(inbox.uid, viewOf(query), () => countOf(matching(knex, inbox, query)));

/**
 * One page of an inbox. The page is found by ids alone, which an index answers, so that it costs
 * the same among a hundred rows and a hundred thousand; only its own rows are then read.
 */
export const listRows = async <Row extends { id: number | string }>(
  strapi: Core.Strapi,
  inbox: Inbox,
  query: ListQuery,
): Promise<RowsPage<Row>> => {
  const knex = strapi.db.connection;
  const { page, page_size: size } = query;
  const ids = await idsOf(
    inOrder(matching(knex, inbox, query), orderOf(inbox, query))
      .limit(size)
      .offset(page * size),
  );
  const countView = (view: ListViewName) =>
    countMatching(knex, inbox, { ...query, view, search: '' });
  return {
    rows: await load<Row>(strapi, inbox.uid, ids),
    ...paging(page, size, await countMatching(knex, inbox, query)),
    all_items: await countView('all'),
    unread_items: await countView('unread'),
    spam_items: await countView('spam'),
  };
};

const BATCH = 500;

async function* inBatches<Row extends { id: number | string }>(
  strapi: Core.Strapi,
  uid: UID.CollectionType,
  ids: (number | string)[],
): AsyncGenerator<Row> {
  for (let start = 0; start < ids.length; start += BATCH)
    yield* await load<Row>(strapi, uid, ids.slice(start, start + BATCH));
}

/**
 * Every row a list call would find, in its order, a batch at a time. What is wrong with the query is
 * said before the first of them, while an answer can still be a refusal.
 *
 * @throws ValidationError for an unknown sort or view
 */
export const eachRow = async <Row extends { id: number | string }>(
  strapi: Core.Strapi,
  inbox: Inbox,
  query: ListQuery,
): Promise<AsyncGenerator<Row>> => {
  const rows = matching(strapi.db.connection, inbox, query);
  return inBatches(strapi, inbox.uid, await idsOf(inOrder(rows, orderOf(inbox, query))));
};
