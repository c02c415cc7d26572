import type { MediaFile, MediaFormat } from '@reelists/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RouterState } from 'react-router-dom';

/** The id of the script element that holds it. */
export const STATE_ID = 'page-state';

/**
 * What the server rendered a page from. React Query's own dehydrated form carries clocks and
 * counters: four times the bytes, and a different page from the same content.
 */
export interface PageState {
  /** Nothing was rendered: the browser draws the page from the start. */
  isShell?: boolean;
  queries: [key: QueryKey, data: unknown][];
  /** The status of the route error that was rendered, by route id. */
  errors?: Record<string, number>;
}

/** Its address and kind follow only where its name does not tell them. */
type PackedFormat = [width: number, height: number, url?: string, mime?: string];

/** Where the CMS keeps a copy: `avif_480` of `/uploads/a.jpg` is `/uploads/avif_480_a.avif`. */
const usualPlace = ({ url = '' }: Partial<MediaFile>, name: string) => {
  const [kind = ''] = name.split('_');
  return { url: url.replace(/([^/]+)\.\w+$/, `${name}_$1.${kind}`), mime: `image/${kind}` };
};

/** A replacer: the sizes of pictures are most of a page's state, and most of that is repetition. */
export const packPictures = (_key: string, value: unknown): unknown => {
  const { formats, ...file } = (value ?? {}) as Partial<MediaFile>;
  if (typeof formats !== 'object' || !file.url) return value;
  const packed = Object.entries(formats)
    .filter(([name]) => name !== 'thumbnail')
    .map(([name, { url, mime, width, height }]): [string, PackedFormat] => {
      const usual = usualPlace(file, name);
      const isUsual = url === usual.url && mime === usual.mime;
      return [name, isUsual ? [width, height] : [width, height, url, mime]];
    });
  return { ...file, packed: Object.fromEntries(packed) };
};

/** The reviver that undoes it. */
export const unpackPictures = (_key: string, value: unknown): unknown => {
  const { packed, ...file } = (value ?? {}) as Partial<MediaFile> & {
    packed?: Record<string, PackedFormat>;
  };
  if (!packed) return value;
  const formats = Object.entries(packed).map(([name, [width, height, url, mime]]) => {
    const usual = usualPlace(file, name);
    return [
      name,
      { url: url ?? usual.url, mime: mime ?? usual.mime, width, height } satisfies MediaFormat,
    ];
  });
  return { ...file, formats: Object.fromEntries(formats) as MediaFile['formats'] };
};

export const readQueries = (queryClient: QueryClient): PageState['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data]);

export const writeQueries = (queryClient: QueryClient, { queries }: PageState) => {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
};

/** The route errors in the form the browser's router takes them. */
export const toRouteErrors = ({ errors }: PageState): RouterState['errors'] =>
  errors
    ? Object.fromEntries(
        Object.entries(errors).map(([id, status]) => [
          id,
          { status, statusText: '', data: '', internal: false },
        ]),
      )
    : null;
