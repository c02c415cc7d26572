// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { STAFF, startProduct } from '../scripts/start-product.mjs';
import { compare } from './compare.mjs';
import { LOADER, measureFirstByte, measureLoad } from './measure-load.mjs';
import { heading, remark, report } from './report.mjs';
import { startBareNode, startNginx, startStockStrapi, takeAnswer } from './start-peers.mjs';

/** Rows of the list that is compared with Strapi's own. */
const ROWS = 20;
const SIMULTANEOUS = 100;

const load = () =>
  `load ${os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`;

/**
 * A client of /api/v1 with the first member of staff's token.
 *
 * @param {string} origin
 */
const logIn = async (origin) => {
  /**
   * @param {string} route
   * @param {RequestInit} [init]
   */
  const call = async (route, init) => {
    const response = await fetch(`${origin}/api/v1${route}`, init);
    const reply = await response.json();
    if (!reply.ok) throw new Error(`${route}: ${response.status} ${reply.message}`);
    return reply;
  };
  const json = { 'content-type': 'application/json' };
  const { access_token } = await call('/auth/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(STAFF),
  });
  return { call, json: { ...json, access_token }, token: access_token };
};

/**
 * Posts until the list has its rows.
 *
 * @param {Awaited<ReturnType<typeof logIn>>} client
 */
const writePosts = async ({ call, token }) => {
  const { total_items } = await call(`/blog/?count=${ROWS}`);
  for (let index = total_items; index < ROWS; index += 1) {
    const form = new FormData();
    form.set(
      'post_details',
      JSON.stringify({
        title: `Take ${index}`,
        wysiwyg: `<p>${'Slate. '.repeat(100)}</p>`,
        status: 'Published',
      }),
    );
    await call('/blog/create', { method: 'POST', headers: { access_token: token }, body: form });
  }
};

/**
 * Resident memory in megabytes.
 *
 * @param {number} pid
 */
const residentMemory = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/**
 * Renders of one page that nobody holds, asked for by many at once.
 *
 * @param {string} origin
 * @param {Awaited<ReturnType<typeof logIn>>} client
 */
const countRenders = async (origin, { call, json }) => {
  const { blocks } = await call('/cms/');
  const block = blocks[0];
  // A write to the content is what empties the cache; the text stays as it is.
  await call(`/cms/update/${block._id}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ fields: [{ name: block.fields[0].name, text: block.fields[0].text }] }),
  });
  const answers = await Promise.all(
    Array.from({ length: SIMULTANEOUS }, async () => {
      const response = await fetch(`${origin}/our-work`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`/our-work answers ${response.status}`);
      return response.headers.get('x-cache');
    }),
  );
  return answers.filter((answer) => answer === 'miss').length;
};

/** Everything about the server, on a data folder of its own. */
export const benchServer = async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-bench-'));
  /** @type {{ stop: () => Promise<unknown> }[]} */
  const running = [];
  try {
    heading('A start');
    const first = await startProduct({ dataDir });
    remark(`first start, with the seed: ${(first.readyAfter / 1000).toFixed(1)} s`);
    const client = await logIn(first.origin);
    await writePosts(client);
    await first.stop();
    const product = await startProduct({ dataDir });
    running.push(product);
    report('warm start to the first page', product.readyAfter / 1000, {
      atMost: 9,
      unit: ' s',
      digits: 1,
      note: load(),
    });

    heading('Memory');
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    report('resident, idle', residentMemory(product.pid), { atMost: 400, unit: ' MB', digits: 0 });

    const { origin } = product;
    const answer = await takeAnswer(origin);
    const node = await startBareNode(answer);
    running.push(node);
    const nginx = await startNginx(answer);
    if (nginx) running.push(nginx);

    heading(
      `A cached page, ${answer.body.length} bytes of ${answer.headers['content-encoding'] ?? 'identity'} (${LOADER})`,
    );
    const bare = await compare(
      () => measureLoad(origin),
      () => measureLoad(node.origin),
    );
    report('requests a second, of bare node:http', bare.ratio, {
      atLeast: 0.6,
      note: `${bare.ours.toFixed(0)} / ${bare.theirs.toFixed(0)}, ${load()}`,
    });
    if (nginx) {
      const served = await compare(
        () => measureLoad(origin),
        () => measureLoad(nginx.origin),
      );
      report('requests a second, of nginx', served.ratio, {
        atLeast: 0.3,
        note: `${served.ours.toFixed(0)} / ${served.theirs.toFixed(0)}, one nginx worker, ${load()}`,
      });
      const byte = await compare(
        () => measureFirstByte(origin),
        () => measureFirstByte(nginx.origin),
      );
      report('time to the first byte, of nginx', byte.ratio, {
        atMost: 4,
        note: `${byte.ours.toFixed(2)} / ${byte.theirs.toFixed(2)} ms, ${load()}`,
      });
    } else remark('no nginx on this machine: not compared with it');

    heading(`A public list of ${ROWS} posts`);
    const stock = await startStockStrapi(dataDir);
    running.push(stock);
    const ours = `${origin}/api/v1/blog/?count=${ROWS}`;
    const theirs = `${stock.origin}/stock/posts?status=published&populate=header_image&pagination[pageSize]=${ROWS}`;
    const rows = [
      (await (await fetch(ours)).json()).items,
      (await (await fetch(theirs)).json()).data,
    ].map((list) => list.length);
    if (rows.some((count) => count !== ROWS))
      throw new Error(`The lists have ${rows.join(' and ')} rows`);
    const list = await compare(
      () => measureLoad(ours),
      () => measureLoad(theirs),
    );
    report('requests a second, of a stock Strapi list', list.ratio, {
      atLeast: 30,
      digits: 0,
      unit: '×',
      note: `${list.ours.toFixed(0)} / ${list.theirs.toFixed(0)}, ${load()}`,
    });

    heading('A page nobody holds yet');
    report(
      `renders for ${SIMULTANEOUS} visitors at once`,
      await countRenders(origin, await logIn(origin)),
      { atLeast: 1, atMost: 1, digits: 0 },
    );
    remark(`resident after the load: ${residentMemory(product.pid).toFixed(0)} MB`);
  } finally {
    for (const { stop } of running.reverse()) await stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};
