// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.mjs';

/**
 * Something to be compared with.
 *
 * @typedef {{ origin: string, stop: () => Promise<void> }} Peer
 */

/**
 * The bytes of one answer, as a browser gets them.
 *
 * @typedef {{ body: Buffer, headers: Record<string, string> }} Answer
 */

/**
 * Takes an answer as it is on the wire: still compressed.
 *
 * @param {string} url
 * @returns {Promise<Answer>}
 */
export const takeAnswer = (url) =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const request = http.get(url, { headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        /** @type {Record<string, string>} */
        const kept = {};
        for (const [name, value] of Object.entries(response.headers))
          if (typeof value === 'string' && !PER_CONNECTION.has(name)) kept[name] = value;
        resolve({ body: Buffer.concat(chunks), headers: kept });
      });
    });
    request.on('error', reject);
  });

const PER_CONNECTION = new Set([
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'etag',
  'x-cache',
]);

/**
 * The least a Node server can do: the same bytes and headers from memory.
 *
 * @param {Answer} answer
 * @returns {Promise<Peer>}
 */
export const startBareNode = async ({ body, headers }) => {
  const port = await freePort();
  const file = fileURLToPath(new URL('bare-node.mjs', import.meta.url));
  const child = spawn(process.execPath, [file, String(port)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ body: body.toString('base64'), headers }));
  return peerOf(child, port);
};

/**
 * nginx with the same bytes in a file and the same headers; undefined where there is no nginx.
 *
 * @param {Answer} answer
 * @returns {Promise<Peer | undefined>}
 */
export const startNginx = async ({ body, headers }) => {
  const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'].find(
    (file) => fs.existsSync(file),
  );
  if (!program) return undefined;
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-nginx-'));
  // nginx drops to another user, who has to read this.
  fs.chmodSync(folder, 0o755);
  fs.writeFileSync(path.join(folder, 'page'), body);
  const { 'content-type': type = 'text/html', ...rest } = headers;
  const added = Object.entries(rest).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}' always;`,
  );
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100 inactive=60s;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / {
      types { }
      default_type '${type}';
      ${added.join('\n      ')}
      try_files /page =404;
    }
  }
}
`,
  );
  const child = spawn(program, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const peer = await peerOf(child, port);
  return {
    ...peer,
    stop: async () => {
      await peer.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * Strapi's own list of a content type, through its own middlewares, on a copy of the data.
 *
 * @param {string} dataDir
 * @returns {Promise<Peer>}
 */
export const startStockStrapi = async (dataDir) => {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-stock-'));
  fs.cpSync(dataDir, folder, { recursive: true });
  const file = fileURLToPath(new URL('stock-strapi.mjs', import.meta.url));
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      SMTP_URL: '',
      NODE_ENV: 'production',
    },
  });
  const peer = await peerOf(child, port);
  return {
    ...peer,
    stop: async () => {
      await peer.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} port
 * @returns {Promise<Peer>}
 */
const peerOf = async (child, port) => {
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended before it answered`);
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, stop };
    await delay(100);
  }
  await stop();
  throw new Error(`${child.spawnfile} did not answer within a minute`);
};
