// What was better in a turn, and the turning points of a game. Pure.
import type { Better, Review, ReviewTurn } from '../wire';

/** A turning point. */
export interface Point {
  /** The place of the curve behind its turn. */
  place: number;
  turn: ReviewTurn;
  /** What would have been better. */
  better: Better | null;
  /** Did it decide the game? */
  decisive: boolean;
}

/** What cost most in a turn: of several decisions the worst. */
export function worstOf({ better }: ReviewTurn): Better | null {
  const worse = (one: Better, other: Better) =>
    one.lost > other.lost || (one.lost === other.lost && one.cost > other.cost);
  return better.reduce<Better | null>(
    (worst, one) => (worst === null || worse(one, worst) ? one : worst),
    null,
  );
}

/** The turning points in their order. */
export function pointsOf({ points, turns, decisive }: Review): Point[] {
  return points.flatMap((index) => {
    const turn = turns[index];
    if (turn === undefined) return [];
    return [{ place: index + 1, turn, better: worstOf(turn), decisive: index === decisive }];
  });
}
