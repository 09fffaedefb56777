/** Is this the build for plain web hosts, without a server? */
declare const __STATIC__: boolean;
/** The version of the app, for people. */
declare const __VERSION__: string;
/** The games that have puzzles. */
declare const __PUZZLED__: readonly string[];

declare module 'virtual:words' {
  type Part = () => Promise<string>;
  const languages: Record<string, { words: Part; table: Part; people: Part }>;
  export default languages;
  /** The words of a language that explain a game. */
  export function guide(language: string, game: string): Promise<string>;
  /** All names of each game, in every language. */
  export function aliases(): Promise<Record<string, string>>;
}

declare module 'virtual:statistics' {
  import type { StatisticsRow } from '$lib/wire';
  /** What games of computers were like, by the id of the game. */
  const rows: Record<string, StatisticsRow[]>;
  export default rows;
}

declare module 'virtual:puzzles' {
  import type { Puzzle, PuzzleGame } from '$lib/puzzle/puzzle';
  /** How many puzzles there are, game by game. */
  export const games: PuzzleGame[];
  /** The puzzles of a game; none where it has none. */
  export function list(game: string): Promise<Puzzle[]>;
  /** Where all of them are, below the base of the site. */
  export const files: string[];
}

declare module 'virtual:engine' {
  /** Where the module of the rooms is, below the base of the site; null if there is none. */
  export const modulePath: string | null;
}

declare module 'virtual:reviewer' {
  /** Where the module is that looks back at games. */
  export const modulePath: string | null;
}
