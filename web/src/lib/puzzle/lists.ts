// The puzzles that come with the app; those of a game are fetched when one of them is wanted.

import { files, games, list } from 'virtual:puzzles';
import { hasReviewer, reviewUrl } from '../engine/reviewer';
import { findIndex, indexOn, totalOf } from './day';
import { gameOf, type Puzzle, type PuzzleGame } from './puzzle';

/** How many there are of each game. */
export const PUZZLE_GAMES: readonly PuzzleGame[] = games;

/** Stands for any game. */
export const ALL = 'all';

const fetched = new Map<string, Promise<Puzzle[]>>();

/** The puzzles of a game. */
export function puzzlesOf(game: string): Promise<Puzzle[]> {
  const before = fetched.get(game);
  if (before) return before;
  const wanted = list(game);
  fetched.set(game, wanted);
  // What could not be fetched is asked for again when it is wanted again.
  wanted.catch(() => fetched.delete(game));
  return wanted;
}

/** A puzzle by its id. */
export async function puzzleOf(id: string): Promise<Puzzle | null> {
  return (await puzzlesOf(gameOf(id))).find((one) => one.id === id) ?? null;
}

/** The puzzle of a day. */
export async function puzzleOn(day: number): Promise<Puzzle | null> {
  const found = placeOn(day);
  return found === null ? null : ((await puzzlesOf(found[0]))[found[1]] ?? null);
}

/** Is this the puzzle of a day? No other game is fetched to find out. */
export async function isPuzzleOn({ id }: Puzzle, day: number): Promise<boolean> {
  return placeOn(day)?.[0] === gameOf(id) && (await puzzleOn(day))?.id === id;
}

function placeOn(day: number): [string, number] | null {
  const total = totalOf(games);
  return total === 0 ? null : findIndex(games, indexOn(day, total));
}

/** The puzzle after another one of its game. */
export async function puzzleAfter(id: string): Promise<Puzzle | null> {
  const all = await puzzlesOf(gameOf(id));
  const at = all.findIndex((one) => one.id === id);
  return at < 0 ? null : (all[at + 1] ?? null);
}

/** How many puzzles of a difficulty a game has; 0 stands for any. */
export const countOf = ({ counts }: PuzzleGame, difficulty: number): number =>
  difficulty === 0 ? totalOf([{ game: '', counts }]) : (counts[difficulty - 1] ?? 0);

/** One of the puzzles of a game, or of all: none that was solved, as long as there is another, and not the
 * one before. `luck` is at least 0 and less than 1. */
export async function anyPuzzle(
  game: string,
  difficulty: number,
  solved: (id: string) => boolean,
  before: string | null,
  luck = Math.random,
): Promise<Puzzle | null> {
  const among = games.filter((one) => game === ALL || one.game === game);
  const counts = among.map((one) => countOf(one, difficulty));
  // A game with many puzzles comes more often. Where all of a game are solved, another game may have more.
  let spare: Puzzle[] = [];
  while (counts.some((count) => count > 0)) {
    const at = drawn(counts, luck());
    const all = (await puzzlesOf(among[at]!.game)).filter(
      (one) => (difficulty === 0 || one.difficulty === difficulty) && one.id !== before,
    );
    const open = all.filter(({ id }) => !solved(id));
    if (open.length > 0) return open[Math.floor(luck() * open.length)]!;
    spare = [...spare, ...all];
    counts[at] = 0;
  }
  return spare[Math.floor(luck() * spare.length)] ?? null;
}

/** One of several places, each as likely as its number says. */
function drawn(counts: readonly number[], luck: number): number {
  let left = luck * counts.reduce((sum, count) => sum + count, 0);
  const at = counts.findIndex((count) => (left -= count) < 0);
  return at < 0 ? counts.findIndex((count) => count > 0) : at;
}

/** Has all puzzles kept for when there is no network, with the module that judges them. */
export async function keepPuzzles(): Promise<void> {
  const { keepOffline } = await import('../offline/worker.svelte');
  await keepOffline([...files, ...(hasReviewer() ? [reviewUrl()] : [])]);
}
