import { fork, type ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { useNewerDriver } = require('../dist/src/lib/use-newer-driver.js') as {
  useNewerDriver(): void;
};
useNewerDriver();
const Database = require('better-sqlite3') as new (file: string) => {
  pragma(statement: string): { integrity_check: string }[];
  prepare(sql: string): { all(): Record<string, string | number>[] };
  close(): void;
};

/** `KILL_ROUNDS` makes it shorter on a machine in a hurry. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 30);
const SENDERS = 6;

/** A request as it is sent, and sent again with its key until it is answered. */
interface Wish {
  key: string;
  call: 'contacts' | 'bookings';
  details: Record<string, string>;
}

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-kill-'));
let server: ChildProcess | undefined;
afterAll(() => {
  server?.kill('SIGKILL');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const freePort = async () => {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const start = async (port: number): Promise<ChildProcess> => {
  const child = fork(path.join(import.meta.dirname, 'serve-cms.mjs'), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      STAFF_PASSWORD: 'Reelists-2026',
      RATE_LIMIT_FORMS: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
};

it('loses nothing it said yes to, and does nothing twice, however often it is killed', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/api/v1`;
  const acknowledged = new Set<string>();
  const unanswered: Wish[] = [];
  let slots: { date: string; time: string }[] = [];

  const newWish = (): Wish => {
    const key = randomUUID();
    const who = { name: 'Maeve', email: `${key}@example.ie`, subject: key };
    const slot = randomInt(3) === 0 ? slots.pop() : undefined;
    return slot
      ? { key, call: 'bookings', details: { ...who, number: '086 123 4567', ...slot } }
      : { key, call: 'contacts', details: { ...who, message: key } };
  };
  const send = async ({ key, call, details }: Wish): Promise<void> => {
    const response = await fetch(`${url}/${call}/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ your_details: details }),
    });
    const { ok } = (await response.json()) as { ok: boolean };
    if (ok) acknowledged.add(key);
    else throw new Error(`${call} answered ${response.status} ${JSON.stringify(details)}`);
  };
  /** Sends until the server is gone; what it did not answer goes back to be sent again. */
  const keepSending = async (): Promise<void> => {
    for (;;) {
      const wish = unanswered.pop() ?? newWish();
      try {
        await send(wish);
      } catch (error) {
        unanswered.push(wish);
        if (!(error instanceof TypeError)) throw error;
        return;
      }
    }
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    const child = (server = await start(port));
    if (slots.length === 0) {
      const reply = await fetch(`${url}/bookings/slots`);
      const { days } = (await reply.json()) as {
        days: { date: string; slots: { time: string; free: boolean }[] }[];
      };
      // What nobody answered yet may be free still, and is asked for again all the same.
      const wished = new Set(unanswered.map(({ details }) => `${details.date} ${details.time}`));
      slots = days
        .flatMap(({ date, slots: times }) =>
          times.filter(({ free }) => free).map(({ time }) => ({ date, time })),
        )
        .filter(({ date, time }) => !wished.has(`${date} ${time}`));
    }
    const sending = Array.from({ length: SENDERS }, keepSending);
    await new Promise((resolve) => setTimeout(resolve, 50 + randomInt(800)));
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([gone, ...sending]);
  }
  const child = (server = await start(port));
  await Promise.all(unanswered.splice(0).map(send));
  child.kill('SIGKILL');
  await once(child, 'exit');

  const database = new Database(path.join(dataDir, 'reelists.db'));
  expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const keys = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map(({ key }) => String(key));
  const stored = keys('select subject as key from contacts union all select subject from bookings');
  expect(acknowledged.size).toBeGreaterThan(ROUNDS);
  expect(stored.toSorted()).toEqual([...acknowledged].toSorted());
  // To the visitor and to staff, for each of them.
  const mails = keys('select about_email as key from mails');
  expect(mails).toHaveLength(2 * stored.length);
  expect(new Set(mails).size).toBe(stored.length);
  database.close();
}, 600_000);
