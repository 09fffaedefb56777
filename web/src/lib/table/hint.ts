// What the computer would do, shown step by step: the piece, the move, the reason.

import { cellOf } from '../board/pieces';
import type { Choices, Placed, Said, ToClient, WayShape } from '../wire';
import { scoreSaid } from './score';

/** What the server answers to the question for a hint. */
export type Found = Pick<
  Extract<ToClient, { say: 'hinted' }>,
  'action' | 'way' | 'score' | 'decided'
>;

/** How much of a hint is shown. */
export type Step = 'piece' | 'move' | 'reason';

/** A hint as it is shown. */
export type Hint = {
  found: Found;
  step: Step;
  /** The cells that are marked. */
  way: WayShape | null;
  /** What is said about it. */
  lines: Said[];
  /** What the button says that shows more. */
  more: string;
};

/** The hint that shows only which piece to look at. Where that says nothing, it shows the move. */
export function pieceHint(found: Found, choices: Choices, name: (cell: number) => string): Hint {
  const from = startOf(found, choices);
  const cell = cellOf(from);
  // What is the only thing to take needs no hint.
  if (from === null || choices.picks.length < 2) return moveHint(found, choices);
  if (cell !== null) {
    const lines = [{ key: 'hint-piece', args: { cell: name(cell) } }];
    const way = { gait: 'step' as const, cells: [cell] };
    return { found, step: 'piece', way, lines, more: 'hint-show-move' };
  }
  if (typeof from === 'object' && 'yard' in from) {
    const lines = [{ key: 'hint-yard' }];
    return { found, step: 'piece', way: null, lines, more: 'hint-show-move' };
  }
  return moveHint(found, choices);
}

/** The hint that shows the move. */
export function moveHint(found: Found, choices: Choices | null): Hint {
  const score = scoreSaid(found);
  return {
    found,
    step: 'move',
    way: hintWay(found, choices),
    lines: [playSaid(found), ...(score === null ? [] : [score])],
    more: 'hint-why',
  };
}

/** The same with the reason. */
export function reasonHint(hint: Hint, reasons: Said[]): Hint {
  return { ...hint, step: 'reason', lines: [playSaid(hint.found), ...reasons] };
}

function playSaid({ action }: Found): Said {
  return { key: 'play-hint', args: { action } };
}

/** Where the piece is that a hint moves. */
function startOf({ action, way }: Found, choices: Choices): Placed | null {
  const offers = ({ targets }: Choices['picks'][number]) =>
    targets.some((target) => target.action === action);
  const pick = choices.picks.find(offers);
  if (pick !== undefined) return pick.from;
  const start = way?.cells[0];
  return start === undefined ? null : { cell: start };
}

/** The cells to mark for a move: its way, or where a piece is placed. */
export function hintWay(
  { action, way }: Pick<Found, 'action' | 'way'>,
  choices: Choices | null,
): WayShape | null {
  if (way !== null) return way;
  for (const { from, targets } of choices?.picks ?? []) {
    const target = targets.find((target) => target.action === action);
    if (target === undefined) continue;
    const start = cellOf(from);
    return { gait: 'step', cells: start === null ? [target.to] : [start, target.to] };
  }
  return null;
}
