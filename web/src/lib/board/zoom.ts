// The part of a board that is seen. It never leaves the board: whatever hands do, one sees cells.
import type { Box, Point } from './geometry';

/** How much larger than the whole board it is shown, and what is in the middle, on paper. */
export interface View {
  zoom: number;
  middle: Point;
}

/** More than this shows hardly a cell. */
export const MOST = 5;

/** What two taps beside everything enlarge to. */
export const DOUBLE_TAP = 2.2;

/** The view about a point, moved so that it stays on the board; null: the whole board. */
export function viewOf(frame: Box, zoom: number, middle: Point): View | null {
  if (zoom < 1.05) return null;
  const most = Math.min(zoom, MOST);
  const within = (value: number, start: number, size: number) => {
    const half = size / most / 2;
    return Math.min(Math.max(value, start + half), start + size - half);
  };
  return {
    zoom: most,
    middle: {
      x: within(middle.x, frame.left, frame.width),
      y: within(middle.y, frame.top, frame.height),
    },
  };
}

/** The view after a pinch: what is between the fingers stays there. */
export function pinched(frame: Box, view: View | null, anchor: Point, factor: number): View | null {
  const { zoom, middle } = view ?? whole(frame);
  const next = Math.min(Math.max(zoom * factor, 1), MOST);
  const shrink = zoom / next;
  return viewOf(frame, next, {
    x: anchor.x + (middle.x - anchor.x) * shrink,
    y: anchor.y + (middle.y - anchor.y) * shrink,
  });
}

/** The view after the board was pulled by so much. */
export function pulled(frame: Box, view: View | null, by: Point): View | null {
  if (!view) return null;
  return viewOf(frame, view.zoom, { x: view.middle.x - by.x, y: view.middle.y - by.y });
}

/** The view in which a point can be seen, moved no farther than needed. */
export function showing(frame: Box, view: View | null, point: Point): View | null {
  if (!view) return null;
  const room = (size: number) => Math.max(size / view.zoom / 2 - 60, 0);
  const near = (middle: number, at: number, most: number) =>
    Math.min(Math.max(middle, at - most), at + most);
  return viewOf(frame, view.zoom, {
    x: near(view.middle.x, point.x, room(frame.width)),
    y: near(view.middle.y, point.y, room(frame.height)),
  });
}

/** What is seen, on paper. */
export function seen(frame: Box, view: View | null): Box {
  if (!view) return frame;
  const [width, height] = [frame.width / view.zoom, frame.height / view.zoom];
  return { left: view.middle.x - width / 2, top: view.middle.y - height / 2, width, height };
}

function whole({ left, top, width, height }: Box): View {
  return { zoom: 1, middle: { x: left + width / 2, y: top + height / 2 } };
}
