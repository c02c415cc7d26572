import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

/**
 * Writes a .br and a .gz beside each text file of the build, so that none is compressed while a visitor
 * waits. From the disk: Vite still rewrites chunks while the bundle is being generated.
 */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  async writeBundle({ dir = '.' }, bundle) {
    const names = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
    await Promise.all(
      names.map(async (name) => {
        const file = path.join(dir, name);
        const source = await readFile(file);
        const [br, gz] = await Promise.all([
          toBrotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          toGzip(source, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      }),
    );
  },
});
