// How many tables wait for me: in front of the title of every page, and on the icon of the app. Only tables
// where other people play count, for these are who waits.
import { keep, recall } from '../store';
import type { MyTable, SeatShape } from '../wire';

const NAME = 'waiting';

/** Their ids, as far as this device knows. */
let waiting = new Set(recall<string[]>(NAME) ?? []);
/** The table on screen, and what its title says first. */
let here: { table: string; says: string } | null = null;
/** The title as its page wrote it, and as it stands there. */
let own = '';
let written = '';

/** Do other people play here? */
export const hasPeople = (seats: readonly SeatShape[]): boolean =>
  seats.some((seat) => seat.holder === 'person' && !seat.yours);

/** What stands in front of a title. */
export function before(tables: ReadonlySet<string>, shown: typeof here): string {
  const others = [...tables].filter((table) => table !== shown?.table).length;
  return (others > 0 ? `(${others}) ` : '') + (shown?.says ? `${shown.says} · ` : '');
}

/** Those of my tables that wait for me. */
export const waitingOf = (tables: readonly MyTable[]): string[] =>
  tables
    .filter(({ yours, outcome, seats }) => yours && outcome === null && hasPeople(seats))
    .map(({ table }) => table);

/** Looks after the title from now on. */
export function startTitle(): void {
  new MutationObserver(write).observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  write();
}

/** These are all of my tables. */
export const listed = (tables: readonly MyTable[]): void => update(new Set(waitingOf(tables)));

/** A table is on screen. Its title begins with what it `says`; `waits` tells whether it waits for me. */
export function atTable(table: string, says: string, waits: boolean): void {
  here = { table, says };
  const now = new Set(waiting);
  if (waits) now.add(table);
  else now.delete(table);
  update(now);
}

/** No table is on screen. */
export function leftTable(): void {
  here = null;
  write();
}

/** I have no tables any more. */
export const nothingWaits = (): void => update(new Set());

function update(now: Set<string>): void {
  const changed = now.size !== waiting.size || [...now].some((table) => !waiting.has(table));
  waiting = now;
  if (changed) keep(NAME, [...now]);
  write();
  badge();
}

function write(): void {
  if (document.title !== written) own = document.title;
  written = before(waiting, here) + own;
  if (document.title !== written) document.title = written;
}

/** Not every browser has badges, and some want to be asked first. */
function badge(): void {
  if (!('setAppBadge' in navigator)) return;
  const done = waiting.size > 0 ? navigator.setAppBadge(waiting.size) : navigator.clearAppBadge();
  done.catch(() => {});
}
