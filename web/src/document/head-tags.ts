import anybodyUrl from '@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2?url';
import instrumentSansUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { MediaFile } from '@reelists/contract';
import { pageTitle, type HeadData, type PageHandle } from '../page-handle.ts';
import { pictureSources } from '../ui/picture-sources.ts';
import { escapeHtml, script, scriptJson, tag } from './html.ts';
import {
  article,
  breadcrumbs,
  organization,
  showreelObjects,
  videoObjects,
  webSite,
} from './json-ld.ts';

interface HeadRequest {
  handle: Pick<PageHandle, 'title' | 'description' | 'isPrivate' | 'status'>;
  data: HeadData;
  publicUrl: string;
  /** The page's own path, without a query. */
  pathname: string;
  styles: string[];
}

/** In web/public: the browser build, which makes the assets, never sees a file only the head names. */
const SHARE_CARD: MediaFile = {
  url: '/share-card.jpg',
  mime: 'image/jpeg',
  name: 'share-card.jpg',
  size: 0,
  width: 1200,
  height: 630,
  alt: 'We Do Everything, in green letters over a cinema camera',
};

const fonts = [anybodyUrl, instrumentSansUrl].map((href) =>
  tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
);

/** The best format alone: a browser that cannot read it would fetch the picture twice otherwise. */
const posterPreload = ({ poster, posterSizes = '100vw' }: HeadData) => {
  if (!poster) return '';
  const [best] = pictureSources(poster);
  return tag('link', {
    rel: 'preload',
    as: 'image',
    fetchpriority: 'high',
    type: best?.mime ?? poster.mime,
    ...(best ? { imagesrcset: best.srcSet, imagesizes: posterSizes } : { href: poster.url }),
  });
};

const socialTags = (
  title: string,
  description: string,
  canonical: string,
  { image, publishedAt, modifiedAt }: HeadData,
  publicUrl: string,
) => {
  const picture = image ?? SHARE_CARD;
  const url = new URL(picture.url, `${publicUrl}/`).href;
  return [
    tag('meta', { property: 'og:site_name', content: 'The Reelists' }),
    tag('meta', { property: 'og:locale', content: 'en_IE' }),
    tag('meta', { property: 'og:type', content: publishedAt ? 'article' : 'website' }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:url', content: canonical }),
    tag('meta', { property: 'og:image', content: url }),
    picture.width ? tag('meta', { property: 'og:image:width', content: picture.width }) : '',
    picture.height ? tag('meta', { property: 'og:image:height', content: picture.height }) : '',
    picture.alt ? tag('meta', { property: 'og:image:alt', content: picture.alt }) : '',
    publishedAt ? tag('meta', { property: 'article:published_time', content: publishedAt }) : '',
    modifiedAt ? tag('meta', { property: 'article:modified_time', content: modifiedAt }) : '',
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:title', content: title }),
    tag('meta', { name: 'twitter:description', content: description }),
    tag('meta', { name: 'twitter:image', content: url }),
  ];
};

/** What a page with a date of its own says of itself. */
const articleOf = (
  publicUrl: string,
  url: string,
  handle: HeadRequest['handle'],
  { title, description, image, publishedAt, modifiedAt }: HeadData,
) =>
  publishedAt
    ? [
        article(publicUrl, {
          title: title ?? handle.title,
          description: description ?? handle.description,
          url,
          image,
          publishedAt,
          modifiedAt,
        }),
      ]
    : [];

/** Everything of the `<head>` that depends on the page. */
export const headTags = ({ handle, data, publicUrl, pathname, styles }: HeadRequest): string => {
  const title = pageTitle(data.title ?? handle.title);
  const description = data.description ?? handle.description;
  const canonicalPath = data.canonical ?? pathname;
  const canonical = `${publicUrl}${canonicalPath}`;
  const isHidden = handle.isPrivate || handle.status === 404;
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    isHidden ? tag('meta', { name: 'robots', content: 'noindex' }) : '',
    handle.isPrivate ? '' : posterPreload(data),
    ...fonts,
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...(isHidden
      ? []
      : [
          tag('link', { rel: 'canonical', href: canonical }),
          tag('link', {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: 'The Reelists - Blog',
            href: '/feed.xml',
          }),
          ...socialTags(title, description, canonical, data, publicUrl),
          script(
            { type: 'application/ld+json' },
            scriptJson({
              '@context': 'https://schema.org',
              '@graph': [
                organization(publicUrl),
                webSite(publicUrl),
                ...breadcrumbs(publicUrl, canonicalPath, data.title ?? handle.title),
                ...articleOf(publicUrl, canonical, handle, data),
                ...showreelObjects(publicUrl, data.showreel),
                ...videoObjects(publicUrl, data.films ?? []),
              ],
            }),
          ),
        ]),
  ].join('');
};
