// The evaluation curve of a game: what it shows, and how one moves along it. It has a place before the
// first turn and one after each turn. Pure.
import type { Review, ReviewTurn } from '../wire';
import { WHOLE } from './numbers';

/** The width and height of the field that curves are drawn in. */
export const FIELD = 1000;

/** The last place. */
export const lastPlace = ({ turns }: Review): number => turns.length;

/** The turn that led to a place; none at the beginning. */
export const turnAt = ({ turns }: Review, place: number): ReviewTurn | null =>
  turns[place - 1] ?? null;

/** The number of moves that are on the board at a place. */
export const movesAt = (review: Review, place: number): number => turnAt(review, place)?.end ?? 0;

/** Is it the review of a player alone, who has no chances of winning? */
export const isAlone = ({ start }: Review): boolean => start.length === 0;

/** The chance of winning of each side at a place. */
export const chancesAt = (review: Review, place: number): number[] =>
  turnAt(review, place)?.chances ?? review.start;

/** How high the curve of a side is at every place, from 0 to 1. */
export function heights(review: Review, side: number): number[] {
  return Array.from(
    { length: lastPlace(review) + 1 },
    (_, place) => (chancesAt(review, place)[side - 1] ?? 0) / WHOLE,
  );
}

/** What was lost up to every place, in hundredths of a turn. */
export function lostSoFar({ turns }: Review): number[] {
  let sum = 0;
  return [0, ...turns.map(({ cost }) => (sum += cost))];
}

/** What is on top of that curve: all that was lost, but at least one turn. */
export const scaleOf = (lost: readonly number[]): number => Math.max(100, lost.at(-1) ?? 0);

/** The same as heights, alone. */
export function lostHeights(review: Review): number[] {
  const lost = lostSoFar(review);
  return lost.map((cost) => cost / scaleOf(lost));
}

/** Where a place is, from 0 at the left to 1 at the right. */
export const across = (place: number, last: number): number => (last === 0 ? 0 : place / last);

/** The place under a point between left (0) and right (1). */
export const placeUnder = (x: number, last: number): number =>
  Math.min(last, Math.max(0, Math.round(x * last)));

/** A line through all heights. A game without turns is level. */
export function linePath(values: readonly number[]): string {
  const all = values.length === 1 ? [values[0]!, values[0]!] : values;
  const last = all.length - 1;
  const points = all.map(
    (height, place) => `${round(across(place, last) * FIELD)} ${round((1 - height) * FIELD)}`,
  );
  return `M${points.join('L')}`;
}

/** What is below that line. */
export const areaPath = (values: readonly number[]): string => `${linePath(values)}V${FIELD}H0Z`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The places that mistakes led to. */
export const mistakePlaces = ({ turns }: Review): number[] =>
  turns.flatMap(({ mistake }, index) => (mistake === null ? [] : [index + 1]));

/** The next of some places in a direction; the one at the end if there is none. */
export function nextOf(places: readonly number[], from: number, direction: 1 | -1): number | null {
  const beyond = places.filter((place) => (place - from) * direction > 0);
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? null;
}

/** Where a key leads on the curve; null if it is none of its keys. */
export function placeFor(key: string, from: number, review: Review): number | null {
  const last = lastPlace(review);
  const mistakes = mistakePlaces(review);
  const within = (place: number) => Math.min(last, Math.max(0, place));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(from + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(from - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageUp':
      return nextOf(mistakes, from, 1) ?? last;
    case 'PageDown':
      return nextOf(mistakes, from, -1) ?? 0;
    default:
      return null;
  }
}

/** Where a review is looked at first: where the game was decided, or turned, or at its end. */
export function firstPlace(review: Review): number {
  const point = review.decisive ?? review.points[0];
  return point === undefined || point === null ? lastPlace(review) : point + 1;
}

/** How bad a mistake is, as it is usually written. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;
