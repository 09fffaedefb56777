// The puzzle of the day: the same one for everybody with the same date.

import type { PuzzleGame } from './puzzle';

const DAY = 86_400_000;

/** The days since 1970 of a date as this device's calendar has it. */
export const dayOf = (now: Date): number =>
  Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;

/** A day as it is written everywhere. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The place of a day's puzzle among all puzzles, from zero. The program counts in the same way. */
export const indexOn = (day: number, total: number): number => (day * 7919 + 4211) % total;

/** Where the puzzle with this place is: its game, and its place there. */
export function findIndex(games: readonly PuzzleGame[], index: number): [string, number] | null {
  let before = 0;
  for (const { game, counts } of games) {
    const count = sum(counts);
    if (index < before + count) return [game, index - before];
    before += count;
  }
  return null;
}

/** The number of all puzzles. */
export const totalOf = (games: readonly PuzzleGame[]): number =>
  sum(games.map(({ counts }) => sum(counts)));

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
