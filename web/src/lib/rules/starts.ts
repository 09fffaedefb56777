// The starting boards of a rules page.
import type { Layout } from '../wire';

/** A starting board and the numbers of players it is for. */
export interface Start {
  layout: Layout;
  players: number[];
}

/** The starting boards, those that look the same only once. */
export function distinctStarts(layouts: readonly Layout[]): Start[] {
  const found = new Map<string, Start>();
  for (const layout of layouts) {
    const look = JSON.stringify([layout.board, layout.start.cells, layout.start.yards]);
    const same = found.get(look);
    if (same) same.players.push(layout.players);
    else found.set(look, { layout, players: [layout.players] });
  }
  return [...found.values()];
}
