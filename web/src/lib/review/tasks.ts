// Mistakes as tasks: find a better move than the one that was played. Pure.
import type { Drawn } from '../board/ways';
import { rolledIn } from '../table/speech';
import type { Better, Choices, JudgedAction, Move, Review, Target } from '../wire';
import { worstOf } from './points';

/** A mistake to learn from. */
export interface Task {
  /** The place of the curve behind its turn. */
  place: number;
  /** The number of moves before it. */
  at: number;
  /** Who played it, from one. */
  seat: number;
  played: Move;
  better: Better;
  choices: Choices;
  /** The dice that fell last in its turn. */
  dice: number[];
}

/** The tasks of a side, from one, in the order of the game. Of several decisions in a turn the worst one
 * is a task. */
export function tasksOf({ turns }: Review, moves: readonly Move[], side: number): Task[] {
  return turns.flatMap((turn, index) => {
    if (turn.mistake === null || turn.side !== side) return [];
    const better = worstOf({ ...turn, better: turn.better.filter(({ choices }) => choices) });
    const played = better && moves[better.at];
    if (!better?.choices || !played) return [];
    const { at, choices } = better;
    const fallen = moves.slice(turn.first, at).map(rolledIn).reverse();
    const dice = fallen.find((numbers) => numbers.length > 0) ?? [];
    return [{ place: index + 1, at, seat: turn.seat, played, better, choices, dice }];
  });
}

/** How a task ended, or how it stands. */
export type Result =
  /** Not yet tried with success. */
  | 'open'
  /** Solved at the first try. */
  | 'first'
  /** Solved later. */
  | 'later'
  /** The solution was shown. */
  | 'shown'
  | 'skipped';

/** Is this action good enough? What is no mistake is. */
export function isRight({ better }: Task, action: string, judged: JudgedAction | null): boolean {
  return action === better.best.action || judged?.mistake === null;
}

/** The way of an action, to be drawn. What comes of it the server knows alone. */
export function wayOf(choices: Choices, action: string): Drawn | null {
  for (const { from, targets } of choices.picks) {
    const target: Target | undefined = targets.find((one) => one.action === action);
    if (!target) continue;
    return { way: target.way, effects: [{ piece: '', from, to: { cell: target.to } }] };
  }
  return null;
}
