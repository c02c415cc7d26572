const PLAYER =
  /<iframe\b[^>]*\bsrc="https:\/\/player\.vimeo\.com\/video\/(\d+)(?:\?h=([0-9a-f]+))?[^"]*"[^>]*>(?:\s*<\/iframe>)?/g;

/**
 * The host's players in a post's HTML as links to the films: reading a post asks nobody but our own
 * server. A link with `data-video-id` can be played on the page; an unlisted film only at the host.
 */
export const playLinks = (html: string): string =>
  html.replace(PLAYER, (_player, id: string, key: string | undefined) =>
    key
      ? `<a href="https://vimeo.com/${id}/${key}" data-film>Watch the film</a>`
      : `<a href="https://vimeo.com/${id}" data-film data-video-id="${id}">Play the film</a>`,
  );
