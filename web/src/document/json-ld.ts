import {
  SHOWREEL_VIDEO_ID,
  type MediaFile,
  type VideoSlot,
  type WorkItem,
} from '@reelists/contract';
import { CONTACT, SOCIAL_LINKS } from '../blocks/contact.ts';
import { SHOWREEL_RUNNING_TIME } from '../blocks/top-bar/use-showreel.ts';

const organizationId = (publicUrl: string) => `${publicUrl}/#organization`;

export const organization = (publicUrl: string) => ({
  '@type': 'Organization',
  '@id': organizationId(publicUrl),
  name: CONTACT.name,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/favicon.svg`,
  slogan: CONTACT.slogan,
  email: CONTACT.email,
  telephone: CONTACT.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: CONTACT.street,
    addressLocality: CONTACT.locality,
    postalCode: CONTACT.postalCode,
    addressCountry: 'IE',
  },
  sameAs: SOCIAL_LINKS.map(({ href }) => href),
});

export const webSite = (publicUrl: string) => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/#website`,
  name: CONTACT.name,
  url: `${publicUrl}/`,
  inLanguage: 'en-IE',
  publisher: { '@id': organizationId(publicUrl) },
});

/** The way from the home page to this one; the home page has none. */
export const breadcrumbs = (publicUrl: string, path: string, title: string) => {
  if (path === '/') return [];
  const steps = [
    { name: 'Home', path: '/' },
    ...(path.startsWith('/blog/') ? [{ name: 'Blog', path: '/blog' }] : []),
    { name: title, path },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: `${publicUrl}${step.path}`,
      })),
    },
  ];
};

interface ArticleParts {
  title: string;
  description: string;
  /** The article's one address. */
  url: string;
  image: MediaFile | null | undefined;
  /** ISO 8601. */
  publishedAt: string;
  modifiedAt: string | undefined;
}

export const article = (
  publicUrl: string,
  { title, description, url, image, publishedAt, modifiedAt }: ArticleParts,
) => ({
  '@type': 'Article',
  headline: title,
  description,
  mainEntityOfPage: url,
  datePublished: publishedAt,
  dateModified: modifiedAt ?? publishedAt,
  ...(image && { image: new URL(image.url, publicUrl).href }),
  author: { '@id': organizationId(publicUrl) },
  publisher: { '@id': organizationId(publicUrl) },
});

/** `1:34` as ISO 8601 has it, `PT1M34S`. */
const isoDuration = (runningTime: string) => {
  const [minutes, seconds] = runningTime.split(':').map(Number);
  return `PT${minutes}M${seconds}S`;
};

/** A film; without a picture or a date it is none that a search engine would take. */
export const videoObjects = (publicUrl: string, films: Omit<WorkItem, '_id'>[]) =>
  films.flatMap(
    ({ title, client, alt, running_time, video_id, video_file, thumbnail, createdAt }) =>
      thumbnail && createdAt
        ? {
            '@type': 'VideoObject',
            name: title,
            description: client ? `${alt}. For ${client}.` : alt,
            thumbnailUrl: new URL(thumbnail.url, publicUrl).href,
            uploadDate: createdAt,
            ...(/^\d+:\d\d$/.test(running_time) && { duration: isoDuration(running_time) }),
            ...(video_file
              ? { contentUrl: new URL(video_file.url, publicUrl).href }
              : { embedUrl: `https://player.vimeo.com/video/${video_id}` }),
          }
        : [],
  );

/** The showreel as a page shows it, with the picture of the place it has there. */
export const showreelObjects = (publicUrl: string, slot: VideoSlot | null | undefined) =>
  slot
    ? videoObjects(publicUrl, [
        {
          title: `${CONTACT.name} showreel`,
          client: '',
          alt: 'What we do, in under two minutes.',
          running_time: SHOWREEL_RUNNING_TIME,
          video_id: SHOWREEL_VIDEO_ID,
          thumbnail: slot.poster,
          createdAt: slot.createdAt,
        },
      ])
    : [];
