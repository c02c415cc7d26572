import { env } from '../env';

export const robots = (): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /strapi',
    '',
    `Sitemap: ${env.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
