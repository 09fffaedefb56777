// What the computer would do, as the board draws it.

import { cellOf } from '../board/pieces';
import type { Choices, WayShape } from '../wire';

/** What the computer would do. */
export type Hint = { action: string; way: WayShape | null; score: number | null; decided: boolean };

/** The cells to mark for a hint: its way, or where a piece is placed. */
export function hintWay({ action, way }: Hint, choices: Choices | null): WayShape | null {
  if (way !== null) return way;
  for (const { from, targets } of choices?.picks ?? []) {
    const target = targets.find((target) => target.action === action);
    if (target === undefined) continue;
    const start = cellOf(from);
    return { gait: 'step', cells: start === null ? [target.to] : [start, target.to] };
  }
  return null;
}
