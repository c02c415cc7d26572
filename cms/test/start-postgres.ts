import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findPostgres } from './find-postgres.js';

/** PostgreSQL refuses to run as root; `nobody` is on every Unix. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A PostgreSQL server on a temporary folder for the whole test run; gives the way to end it. */
export default async function startPostgres(): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-postgres-'));
  if (isRoot) fs.chownSync(dir, NOBODY, NOBODY);
  const data = path.join(dir, 'data');
  const options = ['-D', data, '-A', 'trust', '-U', 'reelists', '-E', 'UTF8', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), options, { ...asUser, cwd: dir, stdio: 'pipe' });
  const port = await freePort();
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-k', dir, '-h', '127.0.0.1', '-p', String(port), '-F'],
    { ...asUser, cwd: dir, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  for (let tries = 0; !(await accepts(port)); tries += 1) {
    if (tries === 100) throw new Error('PostgreSQL did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  process.env.TEST_POSTGRES = `postgres://reelists@127.0.0.1:${port}`;
  return async () => {
    server.kill('SIGINT');
    await ended;
    fs.rmSync(dir, { recursive: true, force: true });
  };
}
