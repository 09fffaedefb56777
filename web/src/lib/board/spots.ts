// Everything on a board that can be pressed, by number: first its cells, then the yards of its
// colours. Pointer, keyboard and screen readers all mean these numbers.
import type { Placed } from '../wire';
import { nearest, type Point } from './geometry';

/** Where cells and yards are; a colour may have no yard. */
export interface Places {
  points: readonly Point[];
  yards: readonly (Point | null)[];
}

/** Half of what a finger can hit of a yard. */
const YARD = { x: 140, y: 100 };

/** The number of a colour's yard, from one, on a board with this number of cells. */
export function yardSpot(colour: number, cells: number): number {
  return cells + colour - 1;
}

/** What a spot stands for on a board with this number of cells. */
export function placeOf(spot: number, cells: number): Placed {
  return spot < cells ? { cell: spot } : { yard: spot - cells + 1 };
}

/** Where the spots are. A yard that is not there is nowhere: no arrow leads to it. */
export function spotPoints({ points, yards }: Places): Point[] {
  return [...points, ...yards.map((yard) => yard ?? { x: NaN, y: NaN })];
}

/** The spot under a point, if there is one; `reach` is how far from its middle a cell is hit. */
export function spotAt({ points, yards }: Places, at: Point, reach: number): number | null {
  const cell = nearest(points, at, reach);
  if (cell !== null) return cell;
  const yard = yards.findIndex(
    (one) => one && Math.abs(one.x - at.x) < YARD.x && Math.abs(one.y - at.y) < YARD.y,
  );
  return yard < 0 ? null : yardSpot(yard + 1, points.length);
}
