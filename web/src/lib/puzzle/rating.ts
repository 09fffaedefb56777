// How well somebody solves puzzles, as a number: as in chess, with the difficulty as the opponent.

const OF_DIFFICULTY = [800, 1100, 1400, 1700, 2000];
/** The most that one puzzle changes. */
const MOST = 32;

/** What everybody begins with. */
export const FIRST_RATING = 1200;

/** A rating after a puzzle that was solved at the first try, or was not. */
export function rated(rating: number, difficulty: number, solved: boolean): number {
  const other = OF_DIFFICULTY[difficulty - 1] ?? FIRST_RATING;
  const expected = 1 / (1 + 10 ** ((other - rating) / 400));
  return Math.round(rating + MOST * (Number(solved) - expected));
}
