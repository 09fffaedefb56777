// What a puzzle is for the client: the position as a record, and what is known about it.

/** A position from which whoever is to act wins, or alone solves the game, in so many turns. */
export interface Puzzle {
  /** The game and a number, with a hyphen between them; empty for one that somebody made. */
  id: string;
  /** The fewest turns: proved. */
  turns: number;
  /** From 1 to 5. */
  difficulty: number;
  /** How many first actions are right. */
  solutions: number;
  /** The text of a record that leads to it. */
  record: string;
}

/** How many puzzles a game has. */
export interface PuzzleGame {
  game: string;
  /** For each difficulty, the easiest first. */
  counts: number[];
}

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;

/** The game of a puzzle. */
export const gameOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('-')));

/** The game of a puzzle, also of one that somebody made. */
export const gameIn = ({ id, record }: Pick<Puzzle, 'id' | 'record'>): string =>
  gameOf(id) || (/^game: *(\S+)/.exec(record)?.[1] ?? '');

/** The number of a puzzle in its game. */
export const numberOf = (id: string): string => id.slice(id.lastIndexOf('-') + 1);
