// Whether a game's page offers its lesson: not after the lesson was begun or declined, or the game
// was played.
import { keep, recall } from '../store';
import { wasBegun } from './progress';

const DECLINED = 'lessons.declined';
const PLAYED = 'played';

const has = (name: string, game: string) => (recall<string[]>(name) ?? []).includes(game);

function remember(name: string, game: string): void {
  if (!has(name, game)) keep(name, [...(recall<string[]>(name) ?? []), game]);
}

/** Is the lesson of a game to be offered? */
export function offersLesson(game: string): boolean {
  return !wasBegun(game) && !has(PLAYED, game) && !has(DECLINED, game);
}

/** Somebody does not want the lesson of a game. */
export const decline = (game: string) => remember(DECLINED, game);

/** Somebody has sat down to play a game. */
export const markPlayed = (game: string) => remember(PLAYED, game);
