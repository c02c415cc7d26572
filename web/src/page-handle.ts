import type { MediaFile, VideoSlot, WorkItem } from '@reelists/contract';
import type { QueryClient } from '@tanstack/react-query';

/** What a page's own data adds to its `<head>`. */
export interface HeadData {
  title?: string;
  description?: string;
  /** The one address of the page, as a path; its own path when absent. */
  canonical?: string;
  /** The picture to share. */
  image?: MediaFile | null;
  /** The largest picture of the first screen, to fetch before anything asks for it. */
  poster?: MediaFile | null;
  /** `sizes` of the poster where it is drawn. */
  posterSizes?: string;
  /** ISO 8601; makes the page an article. */
  publishedAt?: string | null;
  modifiedAt?: string;
  /** The films it shows, for search engines. */
  films?: WorkItem[] | undefined;
  /** The place it shows the showreel in, for search engines. */
  showreel?: VideoSlot | null | undefined;
}

/** What a row of the route table says of its page. */
export interface PageHandle {
  /** The X of 'The Reelists - X'. */
  title: string;
  description: string;
  /** The page's source file below web/, by which the build names its script and styles. */
  module: string;
  /** Drawn by the browser alone, in nobody's cache or index: the staff area, and what is one visitor's own. */
  isPrivate?: boolean;
  /** 200 when absent. */
  status?: number;
  /** Reads what the loader put into the cache. */
  head?: (queryClient: QueryClient, params: Record<string, string | undefined>) => HeadData;
}

export const pageTitle = (title: string) => `The Reelists - ${title}`;
