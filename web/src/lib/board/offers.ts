// What can be done on a board, as it was handed in, ready to be looked up.
import type { Choices, Layout, Pieces, Placed, Target } from '../wire';
import { markOf } from './marks';
import { cellOf } from './pieces';

/** What can be picked, and where the picked piece can go. */
export interface Offers {
  /** Is there anything to pick? */
  any: boolean;
  canPick(place: Placed): boolean;
  /** What it means to go to a cell. */
  targetAt(cell: number): Target | undefined;
  /** The cell where the keyboard begins. */
  first: number;
}

/** Sorts what can be picked and where it can go. */
export function offersOf(choices: Choices | null, targets: readonly Target[]): Offers {
  const picks = choices?.picks ?? [];
  const pickable = new Set(picks.map(({ from }) => JSON.stringify(from)));
  const byCell = new Map(targets.map((target) => [target.to, target]));
  const firstPick = picks.map(({ from }) => cellOf(from)).find((cell) => cell !== null);
  return {
    any: pickable.size > 0,
    canPick: (place) => pickable.has(JSON.stringify(place)),
    targetAt: (cell) => byCell.get(cell),
    first: firstPick ?? targets[0]?.to ?? 0,
  };
}

/** The mark of the piece that hangs on the pointer. Who places new pieces has them in the hand. */
export function markInHand(pieces: Pieces, layout: Layout, choices: Choices | null): string {
  if (pieces.hand) return pieces.hand;
  const colour = layout.colours.findIndex(({ seat }) => seat === choices?.seat);
  return colour < 0 ? '' : markOf(colour + 1);
}
