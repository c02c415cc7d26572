import type { MediaFile } from '@reelists/contract';
import { pictureSources } from '../../ui/picture-sources.ts';

const PICTURE = /<img src="(\/uploads\/[^"]+)"([^>]*)>/g;
/** The text is six columns of twelve. */
const SIZES = '(min-width: 1024px) 50vw, 100vw';

/**
 * The pictures of a post's HTML in the sizes and formats there are of each, and with their own
 * proportions, so that nothing below them moves when they come.
 */
export const sizedPictures = (html: string, pictures: MediaFile[]): string => {
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]));
  return html.replace(PICTURE, (image, url: string, rest: string) => {
    const picture = byUrl.get(url);
    if (!picture) return image;
    const sources = pictureSources(picture).map(
      ({ mime, srcSet }) => `<source type="${mime}" srcset="${srcSet}" sizes="${SIZES}">`,
    );
    const { width, height } = picture;
    const size =
      width && height && !rest.includes(' width=') ? ` width="${width}" height="${height}"` : '';
    return `<picture>${sources.join('')}<img src="${url}"${size}${rest}></picture>`;
  });
};
