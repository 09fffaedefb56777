// Which page is shown: a small router over the browser's history.
import { addressNow, href } from './address';

/** A page with what its address names. */
export type Route =
  | { page: 'gallery' }
  | { page: 'game'; id: string }
  | { page: 'table'; id: string }
  | { page: 'rules'; id: string }
  /** The lesson of a game. */
  | { page: 'learn'; id: string }
  | { page: 'edit'; id: string }
  /** Of a table, or of a record that is handed in. */
  | { page: 'replay'; id: string }
  /** What the moves of a game cost: of a table, or of a record that is handed in. */
  | { page: 'review'; id: string }
  /** The best known game of a kind. */
  | { page: 'best'; id: string }
  | { page: 'settings' }
  /** One's finished games. */
  | { page: 'history' }
  /** The finished games of somebody who shows them. */
  | { page: 'profile'; id: string }
  /** What is kept about people. */
  | { page: 'privacy' }
  /** A game with the next person who wants one. */
  | { page: 'quick' }
  /** How strong people and computers are. */
  | { page: 'ratings' }
  /** All puzzles; of a game, or `all`, one after the other. */
  | { page: 'puzzles'; id: string }
  /** One puzzle: its id, `today`, or `own` for one that stands behind the `#`. */
  | { page: 'puzzle'; id: string }
  /** The solutions of a game that one plays alone. */
  | { page: 'solutions'; id: string }
  /** What operators see and do. */
  | { page: 'admin' }
  /** Empty for a new one; `ID/projector` for a projector. */
  | { page: 'tournament'; id: string }
  | { page: 'missing' };

const WITH_ID = {
  g: 'game',
  t: 'table',
  rules: 'rules',
  learn: 'learn',
  edit: 'edit',
  p: 'profile',
  tournament: 'tournament',
  puzzles: 'puzzles',
  puzzle: 'puzzle',
} as const;
const PLAIN = {
  '': 'gallery',
  settings: 'settings',
  history: 'history',
  privacy: 'privacy',
  quick: 'quick',
  ratings: 'ratings',
  admin: 'admin',
} as const;

/** The page an address means. */
export function routeOf(path: string): Route {
  const [head = '', id = '', ...rest] = path.split('/').slice(1);
  if (head === 'tournament' && rest.join('/') === 'projector') {
    return { page: 'tournament', id: `${decode(id)}/projector` };
  }
  if (head === 'tournaments' && id === 'new') return { page: 'tournament', id: '' };
  const sub = rest.join('/');
  if (head === 't' && (sub === 'replay' || sub === 'review')) return { page: sub, id: decode(id) };
  if (head === 'g' && (sub === 'best' || sub === 'solutions')) return { page: sub, id: decode(id) };
  if (rest.some((part) => part !== '')) return { page: 'missing' };
  if (id === '' && (head === 'replay' || head === 'review' || head === 'puzzles')) {
    return { page: head, id: '' };
  }
  if (id !== '' && Object.hasOwn(WITH_ID, head)) {
    return { page: WITH_ID[head as keyof typeof WITH_ID], id: decode(id) };
  }
  if (id === '' && Object.hasOwn(PLAIN, head)) return { page: PLAIN[head as keyof typeof PLAIN] };
  return { page: 'missing' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface Place {
  route: Route;
  /** What follows the question mark. */
  query: URLSearchParams;
  /** What follows `#`, without it. */
  hash: string;
}

function placeNow(): Place {
  const { pathname, search, hash } = addressNow();
  return {
    route: routeOf(pathname),
    query: new URLSearchParams(search),
    hash: hash.slice(1),
  };
}

/** Where one is. */
export const place: Place = $state(placeNow());

/** Is the page on screen of an older version than the next one? */
let outdated = false;

/** Has the next page loaded from scratch: there is a newer version. */
export function loadAnew(): void {
  outdated = true;
}

function update(): void {
  if (outdated) location.reload();
  else Object.assign(place, placeNow());
}

/** Goes to another page. */
export function go(path: string, { replace = false } = {}): void {
  const before = addressNow().pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', href(path));
  update();
  if (addressNow().pathname !== before) window.scrollTo(0, 0);
}

/** Writes something behind the `#` of this page's address; the page stays as it is. */
export function markAddress(hash: string): void {
  const { pathname, search } = addressNow();
  history.replaceState(history.state, '', href(`${pathname}${search}#${hash}`));
}

/** What stands behind the `#` of this page's address now. */
export const markedAddress = (): string => addressNow().hash.slice(1);

/** Lets plain links inside the app change the page without loading it anew. */
export function startRouter(): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || !plainClick(link, event)) return;
    const path = __STATIC__ ? pathBehindHash(link) : pathOf(link);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };
  window.addEventListener('popstate', update);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', update);
    document.removeEventListener('click', follow);
  };
}

function plainClick(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  return !link.target && !link.hasAttribute('download') && link.origin === location.origin;
}

function pathOf(link: HTMLAnchorElement): string | null {
  if (link.pathname.startsWith('/api/')) return null;
  // A jump within the page is the browser's.
  if (link.pathname === location.pathname && link.hash !== '') return null;
  return link.pathname + link.search + link.hash;
}

/** Where pages stand behind the `#`, a jump within the page is ours: the browser would take it for
 * another page. */
function pathBehindHash(link: HTMLAnchorElement): string | null {
  const written = link.getAttribute('href') ?? '';
  if (written.startsWith('#/')) return written.slice(1);
  if (written.startsWith('/')) return written;
  if (!written.startsWith('#')) return null;
  const { pathname, search } = addressNow();
  const target = document.getElementById(written.slice(1));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
  return `${pathname}${search}${written}`;
}
