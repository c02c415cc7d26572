// eslint-disable-next-line no-control-regex
const NO_FILE = /^\/\/+[^/]|\u0000|(?:^|[\\/])\.\.(?:[\\/]|$)/;

/**
 * Whether a path could name anything at all: each escape stands for a character, and none leads out
 * of the site. Strapi's file server fails at any other instead of finding nothing there.
 */
export const isPossible = (pathname: string): boolean => {
  try {
    return !NO_FILE.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
};
