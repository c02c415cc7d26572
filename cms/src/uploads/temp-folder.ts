import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env';

/** Where files wait while a request is parsed: ours alone, so that what a crash left can go. */
export const tempFolder = path.join(env.dataDir, 'tmp');

fs.mkdirSync(tempFolder, { recursive: true });

/** Takes away what waited when the last process ended; for the start of a server only. */
export const clearTempFolder = (): void => {
  for (const name of fs.readdirSync(tempFolder))
    fs.rmSync(path.join(tempFolder, name), { recursive: true, force: true });
};
