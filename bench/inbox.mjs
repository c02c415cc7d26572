// @ts-check
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { STAFF, startProduct } from '../scripts/start-product.mjs';
import { compare } from './compare.mjs';
import { median } from './measure-load.mjs';
import { heading, report } from './report.mjs';

const FEW = 100;
const MANY = 100_000;
/** Requests one measurement is the median of. */
const REQUESTS = 40;

// The database's own driver, as the product has it.
const Database = createRequire(new URL('../cms/package.json', import.meta.url))('better-sqlite3');

/**
 * Enquiries, a minute apart, straight into the database: nobody waits for a hundred thousand forms.
 *
 * @param {string} dataDir of a product that is not running
 * @param {number} rows
 */
const writeContacts = (dataDir, rows) => {
  const database = new Database(path.join(dataDir, 'reelists.db'));
  database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO contacts (document_id, name, email, subject, message, search_text, is_spam,
         read_at, created_at, updated_at, published_at)
       SELECT 'bench' || printf('%019d', i), 'Name ' || i, 'name' || i || '@example.ie',
         'A film ' || i, 'Two minutes.', 'name ' || i, 0,
         CASE WHEN i % 3 THEN 1700000000000 END,
         1600000000000 + i * 60000, 1600000000000 + i * 60000, 1600000000000 + i * 60000 FROM n`,
    )
    .run(rows);
  database.close();
};

/**
 * A product whose inbox has so many rows.
 *
 * @param {string} dataDir
 * @param {number} rows
 */
const startInbox = async (dataDir, rows) => {
  await (await startProduct({ dataDir })).stop();
  writeContacts(dataDir, rows);
  const { origin, stop } = await startProduct({ dataDir });
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const { access_token } = await login.json();
  /** @param {string} query */
  const measure = async (query) => {
    const times = [];
    for (let index = 0; index < REQUESTS; index += 1) {
      const startedAt = performance.now();
      const response = await fetch(`${origin}/api/v1/contacts/?${query}`, {
        headers: { access_token },
      });
      const reply = await response.json();
      times.push(performance.now() - startedAt);
      if (reply.total_items !== rows) throw new Error(`The inbox has ${reply.total_items} rows`);
    }
    return median(times);
  };
  return { measure, stop };
};

/** A page of the inbox with few rows behind it, and with many. */
export const benchInbox = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-inbox-'));
  /** @type {Awaited<ReturnType<typeof startInbox>>[]} */
  const inboxes = [];
  try {
    for (const rows of [MANY, FEW])
      inboxes.push(await startInbox(path.join(folder, String(rows)), rows));
    const [many, few] = inboxes;
    if (!many || !few) throw new Error('Two inboxes are compared');
    heading(`A page of the inbox, ${MANY} rows beside ${FEW}`);
    const queries = { 'the newest': 'page=0', 'by name': 'page=0&sort=name' };
    for (const [name, query] of Object.entries(queries)) {
      const { ratio, ours, theirs } = await compare(
        () => many.measure(query),
        () => few.measure(query),
      );
      report(`time, ${name}`, ratio, {
        atMost: 1.5,
        unit: '×',
        note: `${ours.toFixed(1)} / ${theirs.toFixed(1)} ms`,
      });
    }
  } finally {
    for (const { stop } of inboxes) await stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
};
