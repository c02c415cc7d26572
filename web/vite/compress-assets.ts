import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

/** Writes a .br and a .gz beside each text file of the build, so that none is compressed while a visitor waits. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => COMPRESSIBLE.test(fileName));
    await Promise.all(
      files.map(async (file) => {
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const [br, gz] = await Promise.all([
          toBrotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          toGzip(source, { level: 9 }),
        ]);
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
      }),
    );
  },
});
