// A hint in steps: first the piece, then the move; after that it is played.

import { cellOf } from '../board/pieces';
import type { Choices, Move, Placed, Said, WayShape } from '../wire';

/** A hint as it is shown. */
export interface Hint {
  move: Move;
  step: 'piece' | 'move';
  /** What is marked on the board. */
  way: WayShape | null;
  said: Said;
}

/** What is shown first. Where there is only one thing to take, that is the move. */
export function firstHint(move: Move, choices: Choices, name: (cell: number) => string): Hint {
  const from = startOf(move, choices);
  const cell = cellOf(from);
  if (choices.picks.length < 2 || from === null) return moveHint(move, choices);
  if (cell !== null) {
    const said = { key: 'hint-piece', args: { cell: name(cell) } };
    return { move, step: 'piece', way: { gait: 'step', cells: [cell] }, said };
  }
  if (typeof from === 'object' && 'yard' in from) {
    return { move, step: 'piece', way: null, said: { key: 'hint-yard' } };
  }
  return moveHint(move, choices);
}

/** The whole move. */
export function moveHint(move: Move, choices: Choices | null): Hint {
  const said = { key: 'puzzle-page-hint-move', args: { action: move.action } };
  return { move, step: 'move', way: move.way ?? wayOf(move, choices), said };
}

function startOf({ action, way }: Move, choices: Choices): Placed | null {
  const pick = choices.picks.find(({ targets }) => targets.some((one) => one.action === action));
  if (pick) return pick.from;
  const cell = way?.cells[0];
  return cell === undefined ? null : { cell };
}

/** A move that has no way of its own: from its piece to where it goes, or only that. */
function wayOf({ action }: Move, choices: Choices | null): WayShape | null {
  for (const { from, targets } of choices?.picks ?? []) {
    const target = targets.find((one) => one.action === action);
    if (!target) continue;
    const start = cellOf(from);
    const cells = start === null || start === target.to ? [target.to] : [start, target.to];
    return { gait: 'step', cells };
  }
  return null;
}
