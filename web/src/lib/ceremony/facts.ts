// What can be said about a game that is over: places, how long it took, kind words. Pure.

import { coloursOf, isAlone, mine, seatsOf, winners } from '../table/seats';
import type { Arg, SeatShape, TableView } from '../wire';

/** The sides of one place. */
export type Place = { rank: number; sides: SeatShape[][] };

/** A computer from this level on is strong. */
const STRONG = 5;
/** So many turns of each seat make a long game. */
const LONG = 50;
/** With no more pieces outside the goal it was close. */
const CLOSE = 2;

/** The places with their sides, the first place first; none where nobody has a place. */
export function placesOf(view: TableView): Place[] {
  const places = new Map<number, SeatShape[][]>();
  (view.scene.outcome?.ranks ?? []).forEach((rank, index) => {
    const sides = places.get(rank) ?? [];
    sides.push(seatsOf(view.seats, index + 1));
    places.set(rank, sides);
  });
  return [...places].sort(([a], [b]) => a - b).map(([rank, sides]) => ({ rank, sides }));
}

/** How who looks stands to the result. */
export type Part = 'won' | 'shared' | 'lost' | 'several' | 'watching' | 'none';

/** Has who looks won, lost, both with several seats, or only watched? */
export function partOf(view: TableView): Part {
  const ranks = view.scene.outcome?.ranks ?? [];
  if (ranks.length === 0) return 'none';
  const own = mine(view.seats);
  if (own.length === 0) return 'watching';
  const first = own.filter((seat) => ranks[seat.side - 1] === 1).length;
  if (first === 0) return 'lost';
  if (first < own.length || new Set(own.map(({ side }) => side)).size > 1) return 'several';
  return winners(view).length > 1 ? 'shared' : 'won';
}

/** A sentence to be said: its key and what it is about. */
export type Sentence = { key: string; args?: Record<string, Arg> };

/** Kind words that suit the facts; none where nothing fits. */
export function kindWords(view: TableView): Sentence | null {
  if (isAlone(view)) return null;
  switch (partOf(view)) {
    case 'won':
      return strongest(view, false) >= STRONG
        ? { key: 'kind-won-strong', args: { level: strongest(view, false) } }
        : { key: isLong(view) ? 'kind-won-long' : 'kind-won' };
    case 'shared':
      return { key: 'kind-shared' };
    case 'lost':
      return toLosers(view);
    case 'several':
      return { key: 'kind-several' };
    case 'watching':
      return { key: isLong(view) ? 'kind-watching-long' : 'kind-watching' };
    case 'none':
      return null;
  }
}

function toLosers(view: TableView): Sentence {
  const { ending, ranks } = view.scene.outcome!;
  const own = mine(view.seats);
  if (ending === 'clock') return { key: 'kind-lost-clock' };
  if (ending === 'resignation') return { key: 'kind-lost-resigned' };
  if (own.some(({ side }) => isClose(view, side))) return { key: 'kind-lost-close' };
  const level = strongest(view, true);
  if (level >= STRONG) return { key: 'kind-lost-strong', args: { level } };
  if (isLong(view)) return { key: 'kind-lost-long' };
  if (ranks.length > 2 && own.some(({ side }) => ranks[side - 1] === 2)) {
    return { key: 'kind-lost-second' };
  }
  return { key: 'kind-lost' };
}

/** The level of the strongest computer that has won, or that has not. */
function strongest(view: TableView, won: boolean): number {
  const first = winners(view);
  const levels = view.seats
    .filter(({ holder, side }) => holder === 'computer' && first.includes(side) === won)
    .map(({ level }) => level ?? 0);
  return Math.max(0, ...levels);
}

function isLong({ scene, seats }: TableView): boolean {
  return scene.turns >= LONG * seats.length;
}

/** Had a side nearly all its pieces where the board marks their goal? */
function isClose(view: TableView, side: number): boolean {
  const colours = seatsOf(view.seats, side).flatMap(({ number }) => coloursOf(view.layout, number));
  const outside = colours.map((colour) => outsideGoal(view, colour));
  if (outside.length === 0 || outside.includes(null)) return false;
  return outside.reduce<number>((sum, count) => sum + (count ?? 0), 0) <= CLOSE;
}

/** How many pieces of a colour are not in its goal; null where the board marks none. */
function outsideGoal({ layout, scene }: TableView, colour: number): number | null {
  const goal = layout.markings.find((one) => one.kind === 'goal' && one.colour === colour);
  if (!goal) return null;
  const marks = [String(colour), String.fromCharCode(64 + colour)];
  const on = [...scene.pieces.cells].flatMap((mark, cell) => (marks.includes(mark) ? [cell] : []));
  return on.filter((cell) => !goal.cells.includes(cell)).length;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A span of time in its two largest units; seconds only where it is short. */
export function spanText(milliseconds: number, language: string): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  const largest = UNITS.findIndex(([, length]) => seconds >= length);
  // Nobody wants to know the seconds of an hour.
  const units = UNITS.slice(largest, largest + (largest === 2 ? 1 : 2));
  let left = seconds;
  const parts = units.map(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return { unit, count };
  });
  return parts
    .filter(({ count }, index) => index === 0 || count > 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(' ');
}
