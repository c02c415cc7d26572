import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPanel } from '../../test/open-panel.js';
import { staffEmail, startCms, type Cms } from '../../test/start-cms.js';

let cms: Cms;
let panel: Awaited<ReturnType<typeof openPanel>>;
beforeAll(async () => {
  cms = await startCms();
  panel = await openPanel(cms, staffEmail('editor'));
});
afterAll(() => cms.stop());

interface Format {
  url: string;
  mime: string;
  width: number;
  height: number;
}

/** A picture with something in it: noise that grows smooth, so that encoders have work to do. */
const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#ff6600',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });

const upload = (bytes: Buffer, name: string, type: string) => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
  return panel('/upload', { method: 'POST', body: form });
};
const download = async (url: string) =>
  Buffer.from(await (await fetch(cms.url + url)).arrayBuffer());
const widths = (formats: Record<string, Format>) =>
  Object.keys(formats)
    .filter((key) => key !== 'thumbnail')
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const uploadsOnDisk = () => fs.readdir(path.join(cms.dataDir, 'public/uploads'));

describe('a picture that comes in', () => {
  it('gets AVIF and WebP copies at the site’s widths, and the panel’s thumbnail', async () => {
    const jpeg = await picture(2000, 1000).jpeg().toBuffer();
    const { status, body } = await upload(jpeg, 'wide.jpg', 'image/jpeg');
    expect(status).toBe(201);
    const { formats } = body[0];
    expect(widths(formats)).toEqual([
      'avif_480',
      'avif_960',
      'avif_1600',
      'webp_480',
      'webp_960',
      'webp_1600',
    ]);
    expect(formats.thumbnail.width).toBeLessThan(250);
    for (const key of widths(formats)) {
      const { url, mime, width, height } = formats[key] as Format;
      const stored = await sharp(await download(url)).metadata();
      expect(mime).toBe(`image/${key.split('_')[0]}`);
      expect({ width: stored.width, height: stored.height }).toEqual({ width, height });
      expect(height).toBe(width / 2);
    }
  });

  it('is never enlarged: a smaller one gets its own width', async () => {
    const png = await picture(700, 350).png().toBuffer();
    const { formats } = (await upload(png, 'small.png', 'image/png')).body[0];
    expect(widths(formats)).toEqual(['avif_480', 'avif_700', 'webp_480', 'webp_700']);
    const tiny = await picture(60, 40).png().toBuffer();
    expect(widths((await upload(tiny, 'tiny.png', 'image/png')).body[0].formats)).toEqual([
      'avif_60',
      'webp_60',
    ]);
  });

  it('loses where and by whom it was taken, and stands upright', async () => {
    const jpeg = await picture(800, 600)
      .withExif({
        IFD0: { Copyright: 'Somebody', Artist: 'Somebody' },
        IFD3: { GPSLatitude: '53/1 20/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    const [stored] = (await upload(jpeg, 'phone.jpg', 'image/jpeg')).body;
    expect([stored.width, stored.height]).toEqual([600, 800]);
    const urls = [stored.url, ...Object.values<Format>(stored.formats).map(({ url }) => url)];
    for (const url of urls) {
      const { exif, xmp, iptc, width, height } = await sharp(await download(url)).metadata();
      expect([exif, xmp, iptc], url).toEqual([undefined, undefined, undefined]);
      expect(height, url).toBeGreaterThan(width);
    }
  });

  it('keeps moving when it is an animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 600, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const [stored] = (await upload(gif, 'moving.gif', 'image/gif')).body;
    expect(widths(stored.formats ?? {})).toEqual([]);
    expect((await sharp(await download(stored.url), { animated: true }).metadata()).pages).toBe(2);
  });

  it('is refused and leaves nothing behind when it cannot be decoded', async () => {
    const before = await uploadsOnDisk();
    const rowsBefore = await cms.strapi.db.query('plugin::upload.file').count();
    const jpeg = await picture(900, 900).jpeg().toBuffer();
    const broken = jpeg.subarray(0, jpeg.length / 2);
    const { status, body } = await upload(broken, 'broken.jpg', 'image/jpeg');
    expect(status).toBe(415);
    expect(body.error.message).toContain('not a picture we can read');
    expect(await uploadsOnDisk()).toEqual(before);
    expect(await cms.strapi.db.query('plugin::upload.file').count()).toBe(rowsBefore);
    const leftovers = (await fs.readdir(os.tmpdir())).filter((name) =>
      name.startsWith('strapi-upload-'),
    );
    expect(leftovers).toEqual([]);
  });
});
