import { queryOptions } from '@tanstack/react-query';

/** What the server knows and the page needs: put into the page's state by the server render. */
export interface SiteConfig {
  /** The site's public address without a trailing slash. */
  publicUrl: string;
  /** A key for the live map; absent, the drawn one is all there is. */
  googleMapsApiKey?: string;
}

export const siteConfigQuery = () =>
  queryOptions({
    queryKey: ['site-config'],
    queryFn: (): SiteConfig => ({ publicUrl: location.origin }),
  });
