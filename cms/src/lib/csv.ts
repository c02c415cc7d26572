import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { dublinDay } from './dublin-day';

// Excel takes a file without it for Windows-1252 and shows "SeÃ¡n".
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe stops it. */
const FORMULA = /^[\s]*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

const cell = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const line = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`;

async function* linesOf<Row>(
  rows: AsyncIterable<Row>,
  columns: Record<string, (row: Row) => string>,
) {
  yield BYTE_ORDER_MARK + line(Object.keys(columns));
  for await (const row of rows) yield line(Object.values(columns).map((read) => read(row)));
}

/** Answers with a CSV file (RFC 4180) named `name` and today's date, sent as the rows are read. */
export const sendCsv = <Row>(
  ctx: Context,
  name: string,
  rows: AsyncIterable<Row>,
  columns: Record<string, (row: Row) => string>,
): void => {
  ctx.attachment(`${name}-${dublinDay(new Date())}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  // Koa reports a fault on the way, and leaves the connection open: whoever waits would wait for ever.
  ctx.body = Readable.from(linesOf(rows, columns)).on('error', () => ctx.res.destroy());
};
