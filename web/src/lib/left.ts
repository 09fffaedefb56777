// How long is left for the one whose turn it is, and in what order tables are listed.
import type { MyTable } from './wire';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in words: the end of the key, and how many. */
export interface Left {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/** What is left until then, as reminders say it too. */
export function leftUntil(until: number, now: number): Left {
  const left = Math.max(0, until - now);
  if (left < 2 * HOUR) return { unit: 'minutes', count: Math.max(1, Math.floor(left / MINUTE)) };
  if (left < 2 * DAY) return { unit: 'hours', count: Math.floor(left / HOUR) };
  return { unit: 'days', count: Math.floor(left / DAY) };
}

/** Does a table wait for me with little time left? A quarter of a turn of days, at most a day: then the
 * server reminds a second time. */
export function isUrgent({ yours, until, terms: { clock } }: MyTable, now: number): boolean {
  if (!yours || until === undefined || typeof clock === 'string' || !('days' in clock))
    return false;
  return until - now <= Math.min((clock.days * DAY) / 4, DAY);
}

/** Games that go on: my turns first, of these the one with the least time; then the latest. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const end = ({ yours, until }: MyTable) => (yours && until !== undefined ? until : Infinity);
  const sooner = (a: MyTable, b: MyTable) => (end(a) === end(b) ? 0 : end(a) - end(b));
  return tables
    .filter((table) => table.outcome === null)
    .sort((a, b) => Number(b.yours) - Number(a.yours) || sooner(a, b) || b.at - a.at);
}
