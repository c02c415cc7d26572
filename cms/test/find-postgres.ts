import fs from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs on this machine; null when it is not installed. */
export const findPostgres = (): string | null => {
  const debian = fs.existsSync(DEBIAN)
    ? fs.readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...debian];
  return folders.find((folder) => fs.existsSync(path.join(folder, 'initdb'))) ?? null;
};
