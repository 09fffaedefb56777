// Tables as lists show them.
import type { Clock, MyTable } from '../src/lib/wire';
import { view } from './table/scenes';

/** A game of Halma with one other person, whose turn it is. */
export function halmaTable(
  table: string,
  change: Partial<MyTable>,
  clock: Clock = 'none',
): MyTable {
  const { terms, seats } = view();
  return {
    table,
    terms: { ...terms, clock },
    seats,
    turn: 2,
    yours: false,
    outcome: null,
    at: 0,
    turns: 0,
    jumps: 0,
    pieces: null,
    ...change,
  };
}
