// What a pointer does between going down and coming up: it presses a spot, or drags a piece.
import type { Placed } from '../wire';
import type { Point } from './geometry';

/** A piece that can be picked lies under a pointer that went down. */
export interface Drag {
  /** Which pointer. */
  pointer: number;
  from: Placed;
  mark: string;
  start: Point;
  at: Point;
  /** Has it moved far enough to be meant? */
  moving: boolean;
}

/** A mouse that presses trembles less than this, on paper. */
export const FAR = 24;

/** The drag when its pointer has come to a point; `slack` is how far it has to go to be meant. */
export function draggedTo(drag: Drag, at: Point, slack: number): Drag {
  const far = Math.hypot(at.x - drag.start.x, at.y - drag.start.y) > slack;
  return { ...drag, at, moving: drag.moving || far };
}

/** What comes of a pointer that comes up without having dragged anything. */
export type Release =
  | { do: 'press'; spot: number }
  /** The board beside its spots was pressed. */
  | { do: 'aside' }
  | { do: 'nothing' };

/**
 * What comes of a pointer that went down on `pressed` and comes up on `spot`. A pointer that slips
 * off a cell of a board with this number of cells means nothing by it.
 */
export function released(pressed: number | null, spot: number | null, cells: number): Release {
  if (spot !== null) return spot === pressed ? { do: 'press', spot } : { do: 'nothing' };
  return pressed === null || pressed >= cells ? { do: 'aside' } : { do: 'nothing' };
}
