// The pieces of a position and what an action did to them.
import type { EffectShape, Pieces, Placed } from '../wire';

/** Are two places the same? */
export function samePlace(a: Placed | null | undefined, b: Placed | null | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  // Asked for every piece whenever one is picked: no texts are made for it.
  if ('cell' in a) return 'cell' in b && a.cell === b.cell;
  if ('yard' in a) return 'yard' in b && a.yard === b.yard;
  return 'taken' in b && a.taken === b.taken;
}

/** The cell of a place, if it is one. */
export function cellOf(place: Placed | null | undefined): number | null {
  return place && typeof place === 'object' && 'cell' in place ? place.cell : null;
}

/** The colour whose yard a place is, if it is one. */
export function yardOf(place: Placed | null | undefined): number | null {
  return place && typeof place === 'object' && 'yard' in place ? place.yard : null;
}

/** The pieces after what an action did. Everything leaves its place before anything arrives. */
export function applied(pieces: Pieces, effects: readonly EffectShape[]): Pieces {
  const cells = [...pieces.cells];
  const after: Pieces = { ...pieces, yards: [...pieces.yards], taken: [...pieces.taken] };
  for (const { from } of effects) leave(after, cells, from);
  for (const { piece, to } of effects) arrive(after, cells, piece, to);
  after.cells = cells.join('');
  return after;
}

function leave(pieces: Pieces, cells: string[], from: Placed): void {
  if (from === 'hand') pieces.hand = '';
  else if (typeof from !== 'object') return;
  else if ('cell' in from) cells[from.cell] = '.';
  else if ('yard' in from) pieces.yards[from.yard - 1] = (pieces.yards[from.yard - 1] ?? 1) - 1;
}

function arrive(pieces: Pieces, cells: string[], piece: string, to: Placed): void {
  if (to === 'hand') pieces.hand = piece;
  else if (typeof to !== 'object') return;
  else if ('cell' in to) cells[to.cell] = piece;
  else if ('yard' in to) pieces.yards[to.yard - 1] = (pieces.yards[to.yard - 1] ?? 0) + 1;
  else pieces.taken[to.taken - 1] = (pieces.taken[to.taken - 1] ?? '') + piece;
}
