// What can be done on a board, as it was handed in, ready to be looked up.
import type { Choices, Layout, Pieces, Placed, Target } from '../wire';
import { markOf } from './marks';
import { cellOf, samePlace, yardOf } from './pieces';

/** What can be picked. It stays the same while pieces are picked and put back. */
export interface Offers {
  /** Is there anything to pick? */
  any: boolean;
  canPick(place: Placed): boolean;
  /** The cell of the first piece that can be picked, where the keyboard begins. */
  first: number | null;
}

/** Sorts what can be picked. */
export function offersOf(choices: Choices | null): Offers {
  const picks = choices?.picks ?? [];
  // Looked up for every cell and piece: by number, which is quick.
  const cells = new Set(picks.map(({ from }) => cellOf(from)));
  const yards = new Set(picks.map(({ from }) => yardOf(from)));
  return {
    any: picks.length > 0,
    canPick: (place) => {
      const cell = cellOf(place);
      if (cell !== null) return cells.has(cell);
      const yard = yardOf(place);
      if (yard !== null) return yards.has(yard);
      return picks.some(({ from }) => samePlace(from, place));
    },
    first: picks.map(({ from }) => cellOf(from)).find((cell) => cell !== null) ?? null,
  };
}

/** Everywhere the piece in the hand can go, also where only one of these is shown because it waits
 * to be confirmed. */
export function reachable(
  choices: Choices | null,
  selected: Placed | null,
  targets: readonly Target[],
): readonly Target[] {
  const pick = choices?.picks.find(({ from }) => samePlace(from, selected));
  return pick?.targets ?? targets;
}

/** The mark of the piece that hangs on the pointer. Who places new pieces has them in the hand. */
export function markInHand(pieces: Pieces, layout: Layout, choices: Choices | null): string {
  if (pieces.hand) return pieces.hand;
  const colour = layout.colours.findIndex(({ seat }) => seat === choices?.seat);
  return colour < 0 ? '' : markOf(colour + 1);
}
