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
const requireFromCms = createRequire(new URL('../cms/package.json', import.meta.url));
requireFromCms('./dist/src/lib/use-newer-driver.js').useNewerDriver();
const Database = requireFromCms('better-sqlite3');

/**
 * Enquiries and mails, a minute apart, straight into the database: nobody waits for a hundred thousand
 * forms. One mail in a hundred waits, and one failed.
 *
 * @param {string} dataDir of a product that is not running
 * @param {number} rows
 */
const writeRows = (dataDir, rows) => {
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
  database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO mails (document_id, recipient_name, recipient, subject, text, html, about_email,
         search_text, status, attempts, created_at, updated_at, published_at)
       SELECT 'bench' || printf('%019d', i), 'Name ' || i, 'name' || i || '@example.ie',
         'A film ' || i, 'Two minutes.', '<p>Two minutes.</p>', 'name' || i || '@example.ie',
         'name ' || i, CASE i % 100 WHEN 0 THEN 'Failed' WHEN 1 THEN 'Waiting' ELSE 'Sent' END, 1,
         1600000000000 + i * 60000, 1600000000000 + i * 60000, 1600000000000 + i * 60000 FROM n`,
    )
    .run(rows);
  database.close();
};

/**
 * A product whose inbox and outbox have so many rows each.
 *
 * @param {string} dataDir
 * @param {number} rows
 */
const startInbox = async (dataDir, rows) => {
  await (await startProduct({ dataDir })).stop();
  writeRows(dataDir, rows);
  const { origin, stop } = await startProduct({ dataDir });
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const { access_token } = await login.json();
  /**
   * @param {string} query below /api/v1
   * @param {number} share of the rows that it finds
   */
  const measure = async (query, share) => {
    const times = [];
    for (let index = 0; index < REQUESTS; index += 1) {
      const startedAt = performance.now();
      const response = await fetch(`${origin}/api/v1${query}`, {
        headers: { access_token },
      });
      const reply = await response.json();
      times.push(performance.now() - startedAt);
      if (reply.total_items !== rows * share)
        throw new Error(`${query} finds ${reply.total_items} rows`);
    }
    return median(times);
  };
  return { measure, stop };
};

/** A page of the inbox, and of the outbox, with few rows behind it and with many. */
export const benchInbox = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-inbox-'));
  /** @type {Awaited<ReturnType<typeof startInbox>>[]} */
  const inboxes = [];
  try {
    for (const rows of [MANY, FEW])
      inboxes.push(await startInbox(path.join(folder, String(rows)), rows));
    const [many, few] = inboxes;
    if (!many || !few) throw new Error('Two inboxes are compared');
    heading(`A page of the inbox and of the outbox, ${MANY} rows beside ${FEW}`);
    /** @type {[name: string, query: string, share?: number][]} */
    const pages = [
      ['the newest', '/contacts/?page=0'],
      ['by name', '/contacts/?page=0&sort=name'],
      ['mail', '/mails/?page=0'],
      ['failed mail', '/mails/?page=0&view=failed', 0.01],
    ];
    for (const [name, query, share = 1] of pages) {
      const { ratio, ours, theirs } = await compare(
        () => many.measure(query, share),
        () => few.measure(query, share),
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
