// The state of a small table, for the tests of what changes it.

import { begin } from '../../src/lib/table/reduce';
import { TableState } from '../../src/lib/table/state.svelte';
import { EMPTY, rebuilt, shownUpTo } from '../../src/lib/table/timeline';
import type { TableView } from '../../src/lib/wire';
import { BOARD, LAYOUT, view } from './scenes';

/** A table where all moves have been shown. */
export function stateOf(change: Partial<TableView> = {}): TableState {
  const state = new TableState('table');
  const told = view(change);
  state.board = BOARD;
  state.known = begin(told, 0);
  state.timeline = shownUpTo(rebuilt(EMPTY, LAYOUT, told.moves), told.moves.length);
  return state;
}
