// What somebody has done with puzzles, on this device.

import { keep, recall } from '../store';
import { FIRST_RATING, rated } from './rating';
import { gameOf, type Puzzle } from './puzzle';

const NAME = 'puzzles';
/** So many results are drawn. */
const DRAWN = 50;

/** Solved at the first try without a hint, solved otherwise, or not solved yet. */
export type Result = 'first' | 'later' | 'missed';

/** Everything that is kept. */
export interface Progress {
  /** By the id of the puzzle. */
  results: Record<string, Result>;
  /** How many were solved at the first try since the last that was not. */
  run: number;
  longestRun: number;
  /** The last day whose puzzle was solved; -1 if none was. */
  day: number;
  /** How many days in a row, up to that day. */
  days: number;
  longestDays: number;
  rating: number;
  /** The rating after each of the last results. */
  curve: number[];
}

const NOTHING: Progress = {
  results: {},
  run: 0,
  longestRun: 0,
  day: -1,
  days: 0,
  longestDays: 0,
  rating: FIRST_RATING,
  curve: [],
};

/** What was done so far. */
export const progress = (): Progress => ({ ...NOTHING, ...recall<Partial<Progress>>(NAME) });

/** How a puzzle ended. */
export const resultOf = ({ results }: Progress, id: string): Result | null =>
  Object.hasOwn(results, id) ? results[id]! : null;

/** Was a puzzle solved? */
export function isSolved(done: Progress, id: string): boolean {
  const result = resultOf(done, id);
  return result === 'first' || result === 'later';
}

/** How many puzzles of a game were solved; of all without one. */
export function solvedOf(done: Progress, game?: string): number {
  return Object.keys(done.results).filter(
    (id) => isSolved(done, id) && (game === undefined || gameOf(id) === game),
  ).length;
}

/** How many days in a row it is today: one may still solve today's puzzle. */
export const daysNow = ({ day, days }: Progress, today: number): number =>
  today - day <= 1 ? days : 0;

/** Somebody tried something wrong, or took a hint: only the first time counts. */
export function afterMiss(done: Progress, { id, difficulty }: Puzzle): Progress {
  if (resultOf(done, id) !== null) return done;
  return counted({ ...done, run: 0 }, id, difficulty, 'missed');
}

/** Somebody solved a puzzle; `day`: as the puzzle of that day. */
export function afterSolved(
  done: Progress,
  { id, difficulty }: Puzzle,
  day: number | null,
): Progress {
  const now = day === null ? done : afterDay(done, day);
  const before = resultOf(now, id);
  if (before === 'missed') return { ...now, results: { ...now.results, [id]: 'later' } };
  if (before !== null) return now;
  const run = now.run + 1;
  const longestRun = Math.max(run, now.longestRun);
  return counted({ ...now, run, longestRun }, id, difficulty, 'first');
}

function afterDay(done: Progress, day: number): Progress {
  if (done.day >= day) return done;
  const days = done.day === day - 1 ? done.days + 1 : 1;
  return { ...done, day, days, longestDays: Math.max(days, done.longestDays) };
}

function counted(done: Progress, id: string, difficulty: number, result: Result): Progress {
  const rating = rated(done.rating, difficulty, result === 'first');
  return {
    ...done,
    results: { ...done.results, [id]: result },
    rating,
    curve: [...done.curve, rating].slice(-DRAWN),
  };
}

/** Keeps what was done. What somebody made has no id, and is not counted. */
export function keepMiss(puzzle: Puzzle): void {
  if (puzzle.id !== '') keep(NAME, afterMiss(progress(), puzzle));
}

/** The same for a puzzle that is solved. */
export function keepSolved(puzzle: Puzzle, day: number | null): void {
  if (puzzle.id !== '') keep(NAME, afterSolved(progress(), puzzle, day));
}
