// @ts-check
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { listFiles } from './content-hash.mjs';
import { ROOT } from './run.mjs';

const eslint = new ESLint({ cwd: ROOT });

/**
 * What the wall around a file says of one import.
 *
 * @param {string} folder a folder of the repository; a source of it stands for all
 * @param {string} specifier
 */
const refusal = async (folder, specifier) => {
  const sources = listFiles(folder).filter((name) => /\.tsx?$/.test(name));
  const file = sources.find((name) => path.dirname(name) === folder) ?? sources[0];
  if (!file) throw new Error(`${folder} has no source to stand in for`);
  const results = await eslint.lintText(`import '${specifier}';\n`, {
    filePath: path.join(ROOT, file),
  });
  const messages = results.flatMap((result) => result.messages);
  return messages.find(({ ruleId }) => ruleId === 'no-restricted-imports')?.message;
};

describe('An import that breaks a wall is refused', () => {
  it.each([
    ['contract/src', 'react'],
    ['contract/src', '@reelists/cms'],
    ['cms/src/lib', '#web/paths.ts'],
    ['cms/src/lib', '../../../web/src/paths'],
    ['web/src/ui', '@reelists/contract'],
    ['web/src/ui', '#web/api/client.ts'],
    ['web/src/ui', '../blocks/site-footer.tsx'],
    ['web/src/api', '#web/ui/button.tsx'],
    ['web/src/blocks', '#web/pages/home/home-page.tsx'],
    ['web/src/blocks', '@strapi/strapi'],
    ['web/src/pages/about', '#web/admin/session.ts'],
    ['web/src/pages/about', '#web/pages/contact/contact-page.tsx'],
    ['web/src/pages/about', '../contact/contact-page.tsx'],
    ['web/src/pages/about', '../../admin/admin-layout.tsx'],
    ['web/src/pages/about', '../../routes.tsx'],
    ['web/src/admin', '#web/blocks/site-footer.tsx'],
    ['web/src/admin', '../pages/home/home-page.tsx'],
  ])('%s: %s', async (folder, specifier) => {
    expect(await refusal(folder, specifier)).toBeTruthy();
  });
});

describe('An import that the architecture allows passes', () => {
  it.each([
    ['contract/src', 'yup'],
    ['contract/src', './limits.js'],
    ['cms/src/lib', '@reelists/contract'],
    ['web/src/ui', './button.tsx'],
    ['web/src/ui', '#web/paths.ts'],
    ['web/src/blocks', '#web/api/posts.ts'],
    ['web/src/pages/about', './about-page.module.css'],
    ['web/src/pages/about', '#web/blocks/site-footer.tsx'],
    ['web/src/pages/about', '../../ui/button.tsx'],
    ['web/src/admin', '#web/ui/table.tsx'],
  ])('%s: %s', async (folder, specifier) => {
    expect(await refusal(folder, specifier)).toBeUndefined();
  });
});
