// What can be done on a board, as it was handed in, ready to be looked up.
import type { Choices, Layout, Pieces, Placed, Target } from '../wire';
import { markOf } from './marks';
import { cellOf, samePlace, yardOf } from './pieces';

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
  // Looked up for every cell whenever a piece is picked: by number, which is quick.
  const cells = new Set(picks.map(({ from }) => cellOf(from)));
  const yards = new Set(picks.map(({ from }) => yardOf(from)));
  const byCell = new Map(targets.map((target) => [target.to, target]));
  const firstPick = picks.map(({ from }) => cellOf(from)).find((cell) => cell !== null);
  return {
    any: picks.length > 0,
    canPick: (place) => {
      const cell = cellOf(place);
      if (cell !== null) return cells.has(cell);
      const yard = yardOf(place);
      if (yard !== null) return yards.has(yard);
      return picks.some(({ from }) => samePlace(from, place));
    },
    targetAt: (cell) => byCell.get(cell),
    first: firstPick ?? targets[0]?.to ?? 0,
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
