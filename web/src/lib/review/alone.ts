// A game that was played alone, beside the best known solution. Pure.
import type { Figures } from '../table/best';
import type { GameInfo, Layout, Replay, Review } from '../wire';

/** A solution of the same game. */
export interface Solution extends Partial<Figures> {
  /** Whose it is. */
  of: 'this' | 'device' | 'known' | 'review';
  turns: number;
}

/** The best known solution, if it is of the same game from the same start. */
export function knownSolution(info: GameInfo | null, layout: Layout): Figures | null {
  if (!info?.best) return null;
  return JSON.stringify(info.layout) === JSON.stringify(layout) ? info.best : null;
}

/** Was the game solved? */
export const isSolved = ({ scenes }: Replay): boolean => scenes.at(-1)?.outcome?.ranks[0] === 1;

/** This game and what it is compared with, in the order of a table. What the review found is only of
 * interest if it is shorter than all others. */
export function solutions(
  replay: Replay,
  review: Review,
  info: GameInfo | null,
  device: Figures | null,
): Solution[] {
  const end = replay.scenes.at(-1);
  const own: Solution = { of: 'this', turns: end?.turns ?? 0, jumps: end?.jumps ?? 0 };
  const known = knownSolution(info, replay.layout);
  const others: Solution[] = [];
  if (device) others.push({ of: 'device', ...device });
  if (known) others.push({ of: 'known', ...known });
  const least = Math.min(isSolved(replay) ? own.turns : Infinity, known?.turns ?? Infinity);
  const { fewest } = review;
  if (fewest !== null && fewest < least) others.push({ of: 'review', turns: fewest });
  return [own, ...others];
}
