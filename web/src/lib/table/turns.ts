// The actions of a game, turn by turn.

import type { Move } from '../wire';

/** What one seat did in one turn. */
export type Turn = {
  /** From one. Several seats share a number where they roll for who begins. */
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
    if (last !== undefined && move.goesOn && last.seat === move.seat) {
      last.moves.push(move);
      return;
    }
    const number = (last?.number ?? 0) + (last !== undefined && move.goesOn ? 0 : 1);
    turns.push({ number, seat: move.seat, first: index, moves: [move] });
  });
  return turns;
}

/** More trails than these say nothing. */
const MOST_TRAILS = 8;

/** The moves of others after the last one of these seats, the oldest first. */
export function sinceMine(moves: readonly Move[], own: readonly number[]): Move[] {
  const mine = moves.map(({ seat }) => own.includes(seat)).lastIndexOf(true);
  return moves.slice(Math.max(mine + 1, moves.length - MOST_TRAILS));
}
