// Where the address of a page stands: it is the path, or, on a plain web host that knows only files, it
// stands behind the `#`.

/** The parts of an address that name a page. */
export interface Parts {
  pathname: string;
  search: string;
  hash: string;
}

/** The page's address, as a link needs it. Plain links in markup are written `href="/settings"`: the
 * build of a static site changes those itself. */
export const href = (path: string): string => (__STATIC__ ? `#${path}` : path);

/** The page's address, as the app reads it. */
export const addressNow = (): Parts => (__STATIC__ ? behindHash(location.hash) : location);

/** The address that stands behind the `#` of another. */
export function behindHash(hash: string): Parts {
  const path = hash.startsWith('#/') ? hash.slice(1) : '/';
  const [, pathname = '/', search = '', rest = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return { pathname, search, hash: rest };
}
