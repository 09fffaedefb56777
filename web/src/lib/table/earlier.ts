// A copied table: its first moves were played elsewhere.

import type { Move, TableView } from '../wire';

/** The moves that were played before the table was opened. */
export function earlierMoves({ moves, terms }: TableView): Move[] {
  return moves.slice(0, terms.earlier);
}

/** The moves that were played here. */
export function laterMoves({ moves, terms }: TableView): Move[] {
  return moves.slice(terms.earlier);
}
