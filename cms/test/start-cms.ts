import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ROLES, type Role } from '@reelists/contract';
import type { Core } from '@strapi/strapi';

const require = createRequire(import.meta.url);
const appDir = path.resolve(import.meta.dirname, '..');

/** The password of every member of staff the harness makes. */
export const STAFF_PASSWORD = 'Reelists-2026';
export const staffEmail = (role: Role) => `${role}@thereelists.example`;

const ROLE_CODES: Record<Role, string> = {
  administrator: 'strapi-super-admin',
  editor: 'strapi-editor',
  producer: 'reelists-producer',
};

export interface Reply {
  status: number;
  headers: Headers;
  /** The parsed JSON; the text where it is none. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

interface CallOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is: text, a form. */
  body?: string | FormData | Uint8Array<ArrayBuffer>;
  /** Whose token to send. */
  as?: Role;
}

export interface Cms {
  strapi: Core.Strapi;
  /** `http://127.0.0.1:port`, no trailing slash. */
  url: string;
  dataDir: string;
  tokens: Record<Role, string>;
  /** A request to a path of the server: GET, or POST when there is something to send. */
  call(path: string, options?: CallOptions): Promise<Reply>;
  /** Stops Strapi and starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops Strapi and takes the data away. */
  stop(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Whether this run is on PostgreSQL; on SQLite otherwise. */
export const isOnPostgres = process.env.TEST_DATABASE === 'postgres';

/** A database of its own on the test run's PostgreSQL server. */
const makeDatabase = async (): Promise<string> => {
  const server = process.env.TEST_POSTGRES ?? '';
  const { Client } = require('pg') as {
    Client: new (address: string) => {
      connect(): Promise<void>;
      query(sql: string): Promise<unknown>;
      end(): Promise<void>;
    };
  };
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
};

const boot = async (port: number): Promise<Core.Strapi> => {
  // The compiled modules are CommonJS: the same copy of Strapi must be theirs and ours.
  const { createStrapi } = require('@strapi/strapi') as typeof import('@strapi/strapi');
  const strapi = createStrapi({
    appDir,
    distDir: path.join(appDir, 'dist'),
    serveAdminPanel: false,
  });
  await strapi.load();
  strapi.log.level = 'error';
  strapi.server.mount();
  await new Promise<void>((resolve) => {
    strapi.server.httpServer.listen(port, '127.0.0.1', resolve);
  });
  return strapi;
};

/** Strapi takes every listener off the process when it stops, the test runner's own included. */
const shutDown = async (strapi: Core.Strapi) => {
  const { removeAllListeners } = process;
  process.removeAllListeners = () => process;
  await strapi.destroy().finally(() => {
    process.removeAllListeners = removeAllListeners;
  });
};

/** One member of staff per role, straight in the database: logging in would spend the allowance. */
const makeStaff = async (strapi: Core.Strapi): Promise<Record<Role, string>> => {
  const { issueStaffToken } = require('../dist/src/lib/staff-token.js') as {
    issueStaffToken(id: string): string;
  };
  const tokens: Partial<Record<Role, string>> = {};
  for (const role of ROLES) {
    const code = ROLE_CODES[role];
    const roles = strapi.db.query('admin::role');
    const { id } =
      (await roles.findOne({ where: { code } })) ??
      (await roles.create({ data: { code, name: role, description: role } }));
    const user = await strapi.service('admin::user').create({
      email: staffEmail(role),
      firstname: role,
      lastname: 'Test',
      password: STAFF_PASSWORD,
      isActive: true,
      registrationToken: null,
      roles: [id],
    });
    tokens[role] = issueStaffToken(user.documentId);
  }
  return tokens as Record<Role, string>;
};

/** Leaves the sample content out: its pictures take longer than most tests do. */
const skipContent = () => {
  const content = require('../dist/seed/seed-content.js') as { seedContent: unknown };
  const pictures = require('../dist/seed/prepare-pictures.js') as { preparePictures: unknown };
  content.seedContent = pictures.preparePictures = () => Promise.resolve();
};

/**
 * The compiled CMS on a temporary data folder and a free port, once per test file: the environment
 * is read when it is first imported. `environment` adds to or replaces what the harness sets; the
 * sample content is there only with `isSeeded`.
 */
export const startCms = async (
  environment: Record<string, string> = {},
  { isSeeded = false } = {},
): Promise<Cms> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-cms-'));
  const port = await freePort();
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    STAFF_EMAIL: 'first@thereelists.example',
    STAFF_PASSWORD,
    RATE_LIMIT_FORMS: '100000',
    RATE_LIMIT_LOGIN: '100000',
    ...(isOnPostgres && { DATABASE_URL: await makeDatabase() }),
    ...environment,
  });
  const url = `http://127.0.0.1:${port}`;
  if (!isSeeded) skipContent();
  const workingDir = process.cwd();
  process.chdir(appDir);

  const cms: Cms = {
    strapi: await boot(port),
    url,
    dataDir,
    tokens: {} as Record<Role, string>,

    async call(where, { method, headers, json, body, as } = {}) {
      const response = await fetch(url + where, {
        method: method ?? (json !== undefined || body !== undefined ? 'POST' : 'GET'),
        headers: {
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(as && { access_token: cms.tokens[as] }),
          ...headers,
        },
        body: json === undefined ? body : JSON.stringify(json),
        redirect: 'manual',
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? JSON.parse(text) : text,
      };
    },

    async restart() {
      await shutDown(cms.strapi);
      cms.strapi = await boot(port);
    },

    async stop() {
      await shutDown(cms.strapi);
      process.chdir(workingDir);
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
  cms.tokens = await makeStaff(cms.strapi);
  return cms;
};
