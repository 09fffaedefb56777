// Ways over a board, as lines to draw.
import type { Move, WayShape } from '../wire';
import { line, type Point } from './geometry';
import { cellOf } from './pieces';

/** A way and where it ends. */
export interface Way {
  /** The line; empty where there is only a cell. */
  path: string;
  to: Point | undefined;
}

/** The way of a move, also where it began. */
export interface Trail extends Way {
  from: Point | undefined;
}

/** What a way is drawn by. */
export type Drawn = Pick<Move, 'way' | 'effects'>;

/** The way of a move. */
export function trailOf(move: Drawn, points: readonly Point[]): Trail {
  const cells = move.way?.cells ?? [];
  const ends = move.effects.flatMap(({ from, to }) => [cellOf(from), cellOf(to)]);
  const from = cells[0] ?? ends[0] ?? -1;
  const to = cells.at(-1) ?? ends[1] ?? -1;
  return { path: pathOf(cells, points), from: points[from], to: points[to] };
}

/** A way that is proposed. A placement has no way, only a cell. */
export function hintOf({ cells }: WayShape, points: readonly Point[]): Way {
  return { path: pathOf(cells, points), to: points[cells.at(-1) ?? -1] };
}

function pathOf(cells: readonly number[], points: readonly Point[]): string {
  return cells.length > 1 ? line(cells.flatMap((cell) => points[cell] ?? [])) : '';
}
