// Which page is shown: a small router over the browser's history.

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
  /** The best known game of a kind. */
  | { page: 'best'; id: string }
  | { page: 'settings' }
  | { page: 'missing' };

const WITH_ID = {
  g: 'game',
  t: 'table',
  rules: 'rules',
  learn: 'learn',
  edit: 'edit',
} as const;
const PLAIN = { '': 'gallery', settings: 'settings' } as const;

/** The page an address means. */
export function routeOf(path: string): Route {
  const [head = '', id = '', ...rest] = path.split('/').slice(1);
  if (head === 't' && rest.join('/') === 'replay') return { page: 'replay', id: decode(id) };
  if (head === 'g' && rest.join('/') === 'best') return { page: 'best', id: decode(id) };
  if (rest.some((part) => part !== '')) return { page: 'missing' };
  if (head === 'replay' && id === '') return { page: 'replay', id: '' };
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
  return {
    route: routeOf(location.pathname),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

/** Where one is. */
export const place: Place = $state(placeNow());

/** Goes to another page. */
export function go(path: string, { replace = false } = {}): void {
  const before = location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  Object.assign(place, placeNow());
  if (location.pathname !== before) window.scrollTo(0, 0);
}

/** Lets plain links inside the app change the page without loading it anew. */
export function startRouter(): () => void {
  const back = () => void Object.assign(place, placeNow());
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || !ours(link, event)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  window.addEventListener('popstate', back);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', back);
    document.removeEventListener('click', follow);
  };
}

function ours(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target || link.hasAttribute('download')) return false;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return false;
  // A jump within the page is the browser's.
  return !(link.pathname === location.pathname && link.hash !== '');
}
