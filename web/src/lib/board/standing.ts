// Which pieces stand on a board, and where.
import type { Layout, Pieces, Placed } from '../wire';
import { yardPlace, type Point } from './geometry';
import { lookOf, markOf, type Look } from './marks';
import { samePlace, yardOf } from './pieces';
import type { Places } from './spots';

/** A piece that stands somewhere. */
export interface Standing extends Point {
  key: string;
  place: Placed;
  look: Look;
  /** Of those who wait in a yard only the last one is taken. */
  top: boolean;
}

/** All pieces on cells and in yards. Pawns stand up: who is nearer covers who is farther. */
export function standingOf(pieces: Pieces, layout: Layout, places: Places): Standing[] {
  const all = [...onCells(pieces, layout, places), ...inYards(pieces, layout, places)];
  return all.sort((a, b) => a.y - b.y);
}

function onCells({ cells }: Pieces, layout: Layout, { points }: Places): Standing[] {
  return [...cells].flatMap((mark, cell) => {
    const look = lookOf(layout, mark);
    const point = points[cell];
    return look && point ? [{ key: `c${cell}`, place: { cell }, look, top: true, ...point }] : [];
  });
}

function inYards(pieces: Pieces, layout: Layout, { yards }: Places): Standing[] {
  return pieces.yards.flatMap((count, index) => {
    const yard = yards[index];
    const look = lookOf(layout, markOf(index + 1));
    if (!yard || !look) return [];
    return Array.from({ length: count }, (_, waiting) => ({
      key: `y${index + 1}.${waiting}`,
      place: { yard: index + 1 },
      look,
      top: waiting === count - 1,
      ...yardPlace(yard, waiting),
    }));
  });
}

/** Is this the piece at one of these places? */
export function isAt({ place, top }: Standing, places: readonly (Placed | null)[]): boolean {
  return top && places.some((other) => other !== null && samePlace(place, other));
}

/** The mark of the piece that can be taken from a place; `.` where there is none. */
export function markAt(pieces: Pieces, place: Placed): string {
  const colour = yardOf(place);
  if (colour !== null) return markOf(colour);
  return typeof place === 'object' && 'cell' in place ? (pieces.cells[place.cell] ?? '.') : '.';
}
