// Who of the people at this device plays which seat of a table.
import { keep, recall } from '../store';

/** The ids of people by seat, from one. */
export type Seating = Record<number, string>;

/** Kept for this number of tables. */
const MOST = 40;
const NAME = 'seating';

type Kept = [table: string, seating: Seating][];

const kept = (): Kept => recall<Kept>(NAME) ?? [];

/** What was chosen for a table; empty if nothing. */
export function seatingOf(table: string): Seating {
  return kept().find(([one]) => one === table)?.[1] ?? {};
}

/** Keeps what was chosen for a table. */
export function keepSeating(table: string, seating: Seating): void {
  const others = kept().filter(([one]) => one !== table);
  keep(NAME, [[table, seating], ...others].slice(0, MOST));
}

/** Forgets all of it. */
export function forgetSeatings(): void {
  keep(NAME, []);
  keep(NEXT, null);
}

/** Who played before the table where the same people play again, and which seat began there. */
interface Before {
  next: string;
  seating: Seating;
  seats: number;
  first: number;
}

const NEXT = 'seating.next';

/** The same people play again at another table. */
export function keepForNext(before: Before): void {
  keep(NEXT, before);
}

/** At the table where people play again: who plays where. Either everybody went one seat on, or, where
 * another seat begins, everybody kept theirs. */
export function followed(table: string, first: number): Seating {
  const before = recall<Before>(NEXT);
  if (before?.next !== table) return {};
  return first === before.first ? shifted(before.seating, before.seats) : before.seating;
}

/** The same people one seat on, as at the table where they play again. */
function shifted(seating: Seating, seats: number): Seating {
  return Object.fromEntries(
    Object.entries(seating).map(([seat, id]) => [(Number(seat) % seats) + 1, id]),
  );
}

/** What is chosen on the page where a table is opened, until it is. */
let chosen: Seating = {};

/** Somebody was chosen for a seat of the next table; null: nobody. */
export function choose(seat: number, id: string | null): void {
  const others = Object.entries(chosen).filter(([one]) => Number(one) !== seat);
  chosen = Object.fromEntries(id === null ? others : [...others, [seat, id]]);
}

/** The table was opened, with these seats for people at this device. */
export function opened(table: string, own: readonly number[]): void {
  const seating = Object.fromEntries(
    Object.entries(chosen).filter(([seat]) => own.includes(Number(seat))),
  );
  chosen = {};
  if (Object.keys(seating).length > 0) keepSeating(table, seating);
}
