// @ts-check
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/find-chromium.mjs';
import { startProduct } from '../scripts/start-product.mjs';
import { freePort } from '../scripts/free-port.mjs';
import { median } from './measure-load.mjs';
import { heading, report } from './report.mjs';

const RUNS = 5;
const PATHS = ['/', '/our-work', '/about-the-reelists', '/contact-us', '/blog'];
/** @type {[id: string, name: string, atLeast: number][]} */
const CATEGORIES = [
  ['performance', 'performance', 98],
  ['accessibility', 'accessibility', 100],
  ['best-practices', 'best practices', 100],
  ['seo', 'SEO', 100],
];

/**
 * @param {string} url
 * @param {string} executable
 */
const runLighthouse = async (url, executable) => {
  const chrome = await chromeLauncher.launch({
    chromePath: executable,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
    ],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { categories, audits } = result.lhr;
    return {
      scores: CATEGORIES.map(([id]) => (categories[id]?.score ?? 0) * 100),
      failed: Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id }) => id),
      largestPaint: audits['largest-contentful-paint']?.numericValue ?? 0,
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    };
  } finally {
    chrome.kill();
  }
};

/**
 * The same site with its scripts taken out of every page: what the largest paint would be if the
 * page were only a document.
 *
 * @param {string} origin
 */
const startWithoutScripts = async (origin) => {
  const port = await freePort();
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    const type = answer.headers.get('content-type') ?? '';
    response.setHeader('content-type', type);
    response.setHeader('cache-control', answer.headers.get('cache-control') ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    // As small on the wire as the product's own answer, or the comparison flatters the product.
    const isText = /^(text|image\/svg)/.test(type);
    if (isText) response.setHeader('content-encoding', 'br');
    const plainBody = type.startsWith('text/html')
      ? body
          .toString('utf8')
          .replace(
            /<script(?! type="application)[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g,
            '',
          )
      : body;
    response.end(isText ? brotliCompressSync(plainBody) : plainBody);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
};

/** Lighthouse 12, mobile: medians of five runs of six pages. */
export const benchLighthouse = async () => {
  const executable = await findChromium();
  const product = await startProduct();
  const plain = await startWithoutScripts(product.origin);
  try {
    const { items } = await (await fetch(`${product.origin}/api/v1/blog/`)).json();
    for (const path of [...PATHS, `/blog/${items[0].slug}`]) {
      heading(`Lighthouse, mobile, ${path}`);
      await fetch(`${product.origin}${path}`);
      /** @type {Awaited<ReturnType<typeof runLighthouse>>[]} */
      const ours = [];
      /** @type {typeof ours} */
      const scriptless = [];
      for (let index = 0; index < RUNS; index += 1) {
        ours.push(await runLighthouse(`${product.origin}${path}`, executable));
        scriptless.push(await runLighthouse(`${plain.origin}${path}`, executable));
      }
      const failed = [...new Set(ours.flatMap((run) => run.failed))].join(' ');
      CATEGORIES.forEach(([, name, atLeast], index) =>
        report(name, median(ours.map(({ scores }) => scores[index] ?? 0)), {
          atLeast,
          digits: 0,
          note: index === 0 ? '' : failed,
        }),
      );
      const paint = median(ours.map((run) => run.largestPaint));
      const plainPaint = median(scriptless.map((run) => run.largestPaint));
      report('layout shift', median(ours.map((run) => run.layoutShift)), {
        atMost: 0.01,
        digits: 3,
      });
      report('largest paint, of the page without script', paint / plainPaint, {
        atMost: 1.3,
        note: `${paint.toFixed(0)} / ${plainPaint.toFixed(0)} ms`,
      });
    }
  } finally {
    plain.stop();
    await product.stop();
  }
};
