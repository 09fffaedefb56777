// Whether a game's page offers its lesson: on the first visit, unless the lesson was begun or the game
// was played before.
import { keep, recall } from '../store';
import { wasBegun } from './progress';

const OFFERED = 'lessons.offered';
const PLAYED = 'played';

const has = (name: string, game: string) => (recall<string[]>(name) ?? []).includes(game);

function remember(name: string, game: string): void {
  if (!has(name, game)) keep(name, [...(recall<string[]>(name) ?? []), game]);
}

/** Is the lesson of a game to be offered? */
export function offersLesson(game: string): boolean {
  return !wasBegun(game) && !has(PLAYED, game) && !has(OFFERED, game);
}

/** Somebody was offered the lesson of a game. */
export const markOffered = (game: string) => remember(OFFERED, game);

/** Somebody has sat down to play a game. */
export const markPlayed = (game: string) => remember(PLAYED, game);
