import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env';

/** Where files wait while a request is parsed: ours alone, so that what a crash left can go at the start. */
export const tempFolder = path.join(env.dataDir, 'tmp');

fs.rmSync(tempFolder, { recursive: true, force: true });
fs.mkdirSync(tempFolder, { recursive: true });
