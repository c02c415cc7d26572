import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { LOGO_SPRITE } from './src/document/logo-sprite.ts';
import { compressAssets } from './vite/compress-assets.ts';
import { dropServerWords } from './vite/drop-server-words.ts';
import { minifyAgain } from './vite/minify-again.ts';
import { productionRouter } from './vite/production-router.ts';

const CLIENT_OUT = 'dist/client';
const SERVER_OUT = 'dist/server';
const BACKEND = process.env.BACKEND_URL ?? 'http://127.0.0.1:1337';

/**
 * `virtual:client-manifest`: the browser build's manifest, for the server bundle to name each page's
 * script and styles. The browser is built first; anywhere else the manifest is empty.
 */
const clientManifest = (isServerBuild: boolean): Plugin => {
  const id = 'virtual:client-manifest';
  const file = fileURLToPath(new URL(`./${CLIENT_OUT}/.vite/manifest.json`, import.meta.url));
  return {
    name: 'client-manifest',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      if (isServerBuild && !existsSync(file))
        this.error('Build the browser bundle first: vite build');
      return `export default ${isServerBuild ? readFileSync(file, 'utf8') : '{}'}`;
    },
  };
};

/**
 * What most public pages use, as one script and one stylesheet: left to itself the bundler makes a
 * file of each block, and a page of thirty requests. What few pages use stays out.
 */
const SITE_CHUNK = {
  name: 'site',
  test: /\/node_modules\/(react|react-dom|scheduler|react-router)\/|\/src\/(routes|document-root|page-state|api\/query-client|styles|ui\/calendar-day|blocks\/(top-bar|footer\/(?!short)|slot-media|showreel|services-chart|who|scroll-arrow|notice|work-tile|video-modal\/video-modal-(?=context|provider))|pages\/site-layout|pages\/fault\/(?!cut)|pages\/home\/.*\.module\.css)/,
};

/**
 * The controls that pages and staff share: one file for what would be twenty. What draws on Formik, or
 * stands in forms alone, stays out: pages without a form load this too.
 */
const CONTROLS_CHUNK = {
  name: 'controls',
  test: /\/src\/ui\/(?!field|select-field|slot-picker|popup|prose)/,
  minShareCount: 2,
};

/** What the server writes into every document and Vite's own page lacks. */
const logoSprite: Plugin = {
  name: 'logo-sprite',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace('<body>', () => `<body>${LOGO_SPRITE}`),
};

const toBackend: ProxyOptions = { target: BACKEND, changeOrigin: true };

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    react(),
    logoSprite,
    productionRouter(),
    clientManifest(command === 'build' && isSsrBuild),
    ...(isSsrBuild ? [] : [dropServerWords(), minifyAgain(SITE_CHUNK.name), compressAssets()]),
  ],
  // react-player's elements import react undeclared, and pnpm hands them Strapi's React 18.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: isSsrBuild
    ? {
        ssr: true,
        rolldownOptions: { input: 'src/entry-server.tsx' },
        outDir: SERVER_OUT,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
      }
    : {
        outDir: CLIENT_OUT,
        emptyOutDir: true,
        manifest: true,
        // A font or a picture inside a stylesheet would hold up the first paint.
        assetsInlineLimit: 0,
        // A page's own files are few and named by the server; lists of them for every page are not.
        modulePreload: false,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: [SITE_CHUNK, CONTROLS_CHUNK] } },
        },
      },
  // The Strapi process has a node_modules of its own, with another React in it.
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '/api': toBackend,
      '/uploads': toBackend,
      '/strapi': toBackend,
      // The Strapi panel's own calls share /admin with the staff area's pages.
      '^/admin/.+': {
        ...toBackend,
        bypass: ({ method, headers, url }) =>
          method === 'GET' && headers.accept?.includes('text/html') ? url : undefined,
      },
    },
  },
}));
