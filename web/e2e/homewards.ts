// A player with one thought: home. Good enough to bring a game to its end.
import type { BoardShape } from '../src/lib/wire.ts';
import type { Choose } from './hand.ts';

/** How far it is from a cell to everywhere, in steps. */
function steps(board: BoardShape, from: string): Map<string, number> {
  const name = (cell: number) => board.cells[cell]?.name ?? '';
  const beside = new Map<string, string[]>(board.cells.map(({ name }) => [name, []]));
  for (const [one, other] of board.joins) {
    beside.get(name(one))?.push(name(other));
    beside.get(name(other))?.push(name(one));
  }
  const found = new Map([[from, 0]]);
  // A map goes on with what is added while it is walked through.
  for (const [cell, far] of found) {
    for (const next of beside.get(cell) ?? []) if (!found.has(next)) found.set(next, far + 1);
  }
  return found;
}

/** The corner or field that a seat runs for. */
function goalOf(game: string, seat: number): string {
  if (game.startsWith('barricade')) return 'i14';
  return seat === 1 ? 'p16' : 'a1';
}

/** The action that brings a piece nearest to where it wants to be; a turn is only ended when
 * nothing else is left. */
export const homewards: Choose = (actions, { scene, layout, board }) => {
  const way = steps(board, goalOf(layout.game, scene.turn));
  const far = (cell: string) => way.get(cell) ?? 100;
  const worth = (action: string): number => {
    const barricade = /^#([a-z]\d+)$/.exec(action)?.[1];
    // Barricades go where nobody who is nearly home has to pass.
    if (barricade) return far(barricade);
    const [, from = '', to] = /^([a-z]+\d*)(?:-|<>)([a-z]\d+)$/.exec(action) ?? [];
    if (!to) return -1000;
    // Who is ahead runs first.
    return (far(from) - far(to)) * 100 - far(to);
  };
  return actions.reduce((best, action) => (worth(action) > worth(best) ? action : best));
};
