// Where the pieces are after each action: the effects the server told, carried out on paper.

import type { EffectShape, Layout, Move, Pieces } from '../wire';

/** The pieces after an action. */
export function after(pieces: Pieces, move: Move): Pieces {
  // Between two effects a cell may hold two pieces: who is hit leaves after the other came.
  const draft: Draft = {
    cells: [...pieces.cells].map((mark) => (mark === '.' ? '' : mark)),
    yards: [...pieces.yards],
    taken: [...pieces.taken],
    hand: pieces.hand,
  };
  for (const effect of move.effects) {
    lift(draft, effect);
    put(draft, effect);
  }
  return { ...draft, cells: draft.cells.map((marks) => marks.at(-1) ?? '.').join('') };
}

/** The pieces at the beginning and after each action. */
export function allAfter(layout: Layout, moves: Move[]): Pieces[] {
  let pieces = layout.start;
  return [pieces, ...moves.map((move) => (pieces = after(pieces, move)))];
}

type Draft = { cells: string[]; yards: number[]; taken: string[]; hand: string };

function lift(draft: Draft, { piece, from }: EffectShape): void {
  if (from === 'hand') draft.hand = '';
  else if (from === 'out') return;
  else if ('cell' in from) change(draft.cells, from.cell, (marks) => marks.replace(piece, ''));
  else if ('yard' in from) count(draft, from.yard, -1);
  else change(draft.taken, from.taken - 1, (marks) => marks.replace(piece, ''));
}

function put(draft: Draft, { piece, to }: EffectShape): void {
  if (to === 'hand') draft.hand = piece;
  else if (to === 'out') return;
  else if ('cell' in to) change(draft.cells, to.cell, (marks) => marks + piece);
  else if ('yard' in to) count(draft, to.yard, 1);
  else change(draft.taken, to.taken - 1, (marks) => marks + piece);
}

function change(list: string[], index: number, how: (marks: string) => string): void {
  list[index] = how(list[index] ?? '');
}

function count(draft: Draft, colour: number, by: number): void {
  draft.yards[colour - 1] = Math.max(0, (draft.yards[colour - 1] ?? 0) + by);
}
