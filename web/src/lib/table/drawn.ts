// What others have drawn, in words.
import { say } from '../words';
import type { Drawn, TableState } from './state.svelte';

/** Who has drawn what. */
export function drawnText(table: TableState, { seat, name, drawings }: Drawn): string {
  // A watcher may have the name of a player: that they only watch is always said.
  const watcher = name === '' ? say('chat-watcher') : say('chat-watching', { name });
  const who = seat === null ? watcher : table.who(seat);
  const cells = drawings.map(({ from, to }) =>
    from === to ? table.cellName(from) : `${table.cellName(from)} – ${table.cellName(to)}`,
  );
  return say('drawn-by', { who, cells: cells.join(', ') });
}
