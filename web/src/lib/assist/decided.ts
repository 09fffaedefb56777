// The turn that decided a game, for its result.

import type { Better, Review } from '../wire';

/** The turn that decided a game, and what would have been better. */
export type Decided = {
  /** The number of the turn. */
  turn: number;
  seat: number;
  /** What could have been played instead. */
  action: string;
  /** What it cost, in hundredths of a per cent. */
  lost: number;
  /** Its place on the page of the review. */
  place: number;
};

/** The decisive turn of a review; none if no turn decided the game. */
export function decidedIn({ decisive, turns }: Review): Decided | null {
  const turn = decisive === null ? undefined : turns[decisive];
  const worst = turn?.better.reduce<Better | null>(worse, null);
  if (decisive === null || turn === undefined || !worst) return null;
  const { best, lost } = worst;
  return {
    turn: turn.number,
    seat: turn.seat,
    action: best.action,
    lost,
    place: decisive + 1,
  };
}

function worse(worst: Better | null, one: Better): Better {
  return worst === null || one.lost > worst.lost ? one : worst;
}
