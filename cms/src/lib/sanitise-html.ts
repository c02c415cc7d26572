import sanitize, { type Attributes, type Tag } from 'sanitize-html';

const PLAYER =
  /^https:\/\/player\.vimeo\.com\/video\/(\d{1,15})(?:\?(?:[^#]*&)?h=([0-9a-f]{1,40})\b[^#]*|\?[^#]*)?(?:#.*)?$/;
const PICTURE = /^(?:\/uploads\/[^/\\][^\\]*|https:\/\/[^/\\]+\/.*)$/;
const PIXELS = /^\d{1,5}$/;

const keep = (attributes: Attributes, isGood: Record<string, (value: string) => boolean>) =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => isGood[name]?.(value) ?? false),
  );
const any = () => true;
const isPixels = (value: string) => PIXELS.test(value);

const link = (tagName: string, { href, title, target }: Attributes): Tag => ({
  tagName,
  attribs: {
    ...(href !== undefined && { href }),
    ...(title !== undefined && { title }),
    // Without `noopener` the page a link opens could steer the one it came from.
    ...(target === '_blank' && { target, rel: 'noopener' }),
  },
});

const picture = (tagName: string, attributes: Attributes): Tag => ({
  tagName,
  attribs: {
    ...keep(attributes, {
      src: (value) => PICTURE.test(value),
      alt: any,
      width: isPixels,
      height: isPixels,
    }),
    loading: 'lazy',
  },
});

/** The player's address is written anew from its id, so that nothing else rides along in it. */
const player = (tagName: string, attributes: Attributes): Tag => {
  const [, id, hash] = PLAYER.exec(attributes.src ?? '') ?? [];
  return {
    tagName,
    attribs: {
      ...(id && { src: `https://player.vimeo.com/video/${id}${hash ? `?h=${hash}` : ''}` }),
      title: attributes.title ?? 'Video',
      ...keep(attributes, { width: isPixels, height: isPixels }),
      allow: 'fullscreen; picture-in-picture',
      allowfullscreen: '',
      loading: 'lazy',
    },
  };
};

const options: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'a', 'blockquote', 'strong', 'em', 's', 'code'],
    ...['pre', 'br', 'hr', 'img', 'figure', 'figcaption', 'iframe'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'allow', 'allowfullscreen', 'loading'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowProtocolRelative: false,
  // What people paste, in the words we keep: a page has one h1, and it is the title.
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: link,
    img: picture,
    iframe: player,
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs.src,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
  nestingLimit: 30,
};

/**
 * The body of a post as it may be stored and shown: headings, paragraphs, lists, links, quotes,
 * code, pictures of ours or over https, and the video host's player. All else goes, its text stays.
 */
export const sanitiseHtml = (html: string): string => sanitize(html, options).trim();
