// The actions of a game, turn by turn.

import type { Move } from '../wire';

/** What one seat did in one turn. */
export type Turn = {
  /** From one. */
  number: number;
  seat: number;
  /** The place of its first action among all actions. */
  first: number;
  moves: Move[];
};

/** Sorts actions into turns. */
export function turnsOf(moves: Move[]): Turn[] {
  const turns: Turn[] = [];
  moves.forEach((move, index) => {
    const last = turns.at(-1);
    if (last !== undefined && move.goesOn) last.moves.push(move);
    else turns.push({ number: turns.length + 1, seat: move.seat, first: index, moves: [move] });
  });
  return turns;
}
