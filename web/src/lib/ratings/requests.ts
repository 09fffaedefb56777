// Ratings and solutions, as the server tells them.
import { json, Refused } from '../api';
import type { BestRated, FirstSolutions, OwnRatings, TableRating } from '../wire';

/** How often a game is asked about that has just ended, and after how long. */
const TRIES = 8;
const WAIT = 700;

/** All groups of games, and one's own ratings. */
export const ownRatings = () => json<OwnRatings>('GET', 'ratings');

/** The best of a group. */
export const bestRated = (group: string) => json<BestRated>('GET', `ratings/${group}`);

/** The solutions of a game that one plays alone. */
export const solutionsOf = (game: string) =>
  json<FirstSolutions>('GET', `games/${encodeURIComponent(game)}/solutions`);

/** What a game did to ratings. It is judged a moment after its end. */
export async function tableRating(table: string): Promise<TableRating | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await json<TableRating>('GET', `tables/${encodeURIComponent(table)}/rating`);
    } catch (reason) {
      if (!(reason instanceof Refused) || reason.status !== 404) return null;
    }
    await new Promise((done) => setTimeout(done, WAIT));
  }
  return null;
}
