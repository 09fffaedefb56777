// How far somebody has come in the lessons, on this device.
import { keep, recall } from '../store';

const NAME = 'lessons';

/** For each game whose lesson was begun: how many of its steps are done, from the first one on. */
type Done = Record<string, number>;

const all = () => recall<Done>(NAME) ?? {};

/** How many steps of a game's lesson are done. */
export function stepsDone(game: string): number {
  return all()[game] ?? 0;
}

/** Was the lesson of a game ever opened? */
export function wasBegun(game: string): boolean {
  return Object.hasOwn(all(), game);
}

/** Remembers how many steps are done. The number never becomes smaller. */
export function keepDone(game: string, steps: number): void {
  keep(NAME, { ...all(), [game]: Math.max(steps, stepsDone(game)) });
}

/** The step to go on with, from zero: the first that is not done. After
 * the last one the lesson begins again. */
export function nextStep(done: number, steps: number): number {
  return done >= steps ? 0 : done;
}
