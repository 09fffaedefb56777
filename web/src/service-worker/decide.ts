// What the service worker does with a request. Pure functions: the worker itself only obeys.

/** What the build says about itself; `precache-plugin.ts` writes it. Addresses are relative to the
 * folder of the worker. */
export interface Build {
  /** A hash of everything below, and of the worker. */
  version: string;
  /** What every page needs, whatever its language. */
  shell: string[];
  /** The words of each language. */
  words: Record<string, string[]>;
  /** All other files that have their content in their name, but for guides. */
  others: string[];
  /** The folder of the guides' words. */
  guides: string;
}

/** How a request is answered. */
export type How =
  /** With the page, from the cache. */
  | 'page'
  /** From the cache; from the network if it is not there, and then it is kept. */
  | 'kept'
  /** From the network; from the cache if that fails. */
  | 'fresh'
  /** By the browser, as if there were no worker. */
  | 'browser';

/** The parts of a request that matter. */
export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** The address of the page itself, relative to the scope. Not `index.html`: some hosts redirect that,
 * and a redirected answer must not be given to a navigation. */
export const PAGE = './';

/** The catalogue, and how a game is explained. Nothing else of the server is ever kept. */
const FRESH = /^api\/games(\/[\w-]+\/guide)?$/;

/** How to answer a request, for a worker with this scope. */
export function how(asked: Asked, scope: string, build: Build): How {
  const path = pathWithin(asked.url, scope);
  if (asked.method !== 'GET' || path === null) return 'browser';
  if (FRESH.test(path)) return 'fresh';
  if (/^(api|metrics)(\/|$)/.test(path)) return 'browser';
  if (asked.mode === 'navigate') return isPage(path) ? 'page' : 'browser';
  return path.startsWith('assets/') || build.shell.includes(path) ? 'kept' : 'browser';
}

/** An address without the scope and without what follows the path; null if it is not in there. */
export function pathWithin(url: string, scope: string): string | null {
  const { origin, pathname } = new URL(url);
  const base = new URL(scope);
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return null;
  return pathname.slice(base.pathname.length);
}

/** Does the server answer this address with the page? It does so where the end is no file's name. */
function isPage(path: string): boolean {
  return path === 'index.html' || !path.slice(path.lastIndexOf('/') + 1).includes('.');
}

/** Everything to fetch before this version can be used, in this language. */
export function needed(build: Build, language: string | null): string[] {
  return [PAGE, ...build.shell, ...(build.words[language ?? ''] ?? [])];
}

/** The language to keep: as the page said, or as the browser wishes. */
export function languageToKeep(
  said: string | null,
  wished: readonly string[],
  build: Build,
): string | null {
  const codes = [said ?? '', ...wished, 'en'].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => Object.hasOwn(build.words, code)) ?? null;
}

/** Is a file that was kept still one of this build? */
export function belongs(path: string, build: Build): boolean {
  const words = Object.values(build.words).flat();
  return path.startsWith(build.guides) || words.includes(path) || build.others.includes(path);
}
