import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '@reelists/contract';

/** The repository's root, from the compiled place of this file: cms/dist/src/site. */
const root = path.resolve(__dirname, '../../../..');

export const CLIENT_DIR = path.join(root, 'web/dist/client');
const ENTRY = path.join(root, 'web/dist/server/entry-server.js');

/**
 * web's server bundle: the one place where this side meets the other. Null when web is not built,
 * as in the API's own tests and while developing against Vite.
 */
export const loadServerEntry = async (): Promise<ServerEntry | null> =>
  fs.existsSync(ENTRY) ? ((await import(pathToFileURL(ENTRY).href)) as ServerEntry) : null;
