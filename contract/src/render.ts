/** What the server asks of web's server bundle (`web/dist/server/entry-server.js`), and gets. */

export interface RenderRequest {
  /** Path and query, as in `/blog?count=12`. */
  url: string;
  /** The site's public address without a trailing slash, for canonical and social tags. */
  publicUrl: string;
  /** A key for the live map; absent, the drawn one is shown. */
  googleMapsApiKey?: string;
  /** A GET of /api/v1 inside the same process; `path` begins with `/api/v1/`. */
  fetchApi(path: string): Promise<{ status: number; body: unknown }>;
}

export interface RenderedPage {
  status: number;
  /** Where a redirect leads; absent otherwise. */
  location?: string;
  /** The whole document. */
  html: string;
}

/** `page`: rendered on the server. `staff`: a bare document, drawn in the browser. */
export type RouteKind = 'page' | 'staff';

export interface ServerEntry {
  /** Whose path it is; null when the route table does not claim it. */
  routeKind(pathname: string): RouteKind | null;
  render(request: RenderRequest): Promise<RenderedPage>;
  /** The document the browser draws by itself: every staff page, and any page whose rendering failed. */
  shell(request: Pick<RenderRequest, 'url' | 'publicUrl' | 'googleMapsApiKey'>): string;
  /** Every public path without parameters, in the route table's order. */
  publicPaths(): string[];
}
