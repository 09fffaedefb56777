// A piece of the board, enlarged so that a finger can tell its cells apart.
import type { Point } from './geometry';

/** What the lens shows, on paper, and where it is on the screen. */
export interface LensView {
  /** The middle of what it shows, on paper. */
  middle: Point;
  /** Pixels for a unit of the paper. */
  scale: number;
  /** Where it is on the screen. */
  at: Point;
  radius: number;
}

/** The room that a lens has. */
export interface Screen {
  width: number;
  height: number;
}

/** Neighbours are this far apart in a lens, in pixels, where there is room. */
const APART = 80;
/** The paper has neighbours this far apart. */
const UNIT = 100;
/** Room around the outermost cells, on paper. */
const MARGIN = 58;
const LEAST = 80;
/** How far the lens stays from the finger and from the edge of the screen. */
const GAP = 28;
const EDGE = 6;

/** The lens that shows these points, beside a finger. */
export function lensFor(points: readonly Point[], finger: Point, screen: Screen): LensView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const middle = { x: between(xs), y: between(ys) };
  const far = Math.max(...points.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  const most = Math.min(screen.width, screen.height) / 2 - EDGE;
  const scale = Math.min(APART / UNIT, most / (far + MARGIN));
  const radius = Math.min(Math.max((far + MARGIN) * scale, LEAST), most);
  return { middle, scale, at: beside(finger, radius, screen), radius };
}

/** The middle of a lens above the finger, or below it where there is no room above. */
export function beside(finger: Point, radius: number, { width, height }: Screen): Point {
  const above = finger.y - GAP - radius;
  const below = finger.y + GAP + radius;
  const y = above - radius >= EDGE || finger.y > height / 2 ? above : below;
  return {
    x: within(finger.x, radius, width),
    y: within(y, radius, height),
  };
}

/** A point on paper as the lens shows it, on the screen. */
export function inLens({ middle, scale, at }: LensView, { x, y }: Point): Point {
  return { x: at.x + (x - middle.x) * scale, y: at.y + (y - middle.y) * scale };
}

function between(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function within(value: number, radius: number, most: number): number {
  return Math.min(Math.max(value, radius + EDGE), most - radius - EDGE);
}

/** The lens beside a finger that drags: what the finger covers, at `at` on the paper and `finger` on
 * the screen, where a unit of the paper is `scale` pixels. */
export function following(at: Point, finger: Point, scale: number, screen: Screen): LensView {
  const radius = 62;
  return {
    middle: at,
    scale: Math.max(0.5, 1.6 * scale),
    at: beside(finger, radius, screen),
    radius,
  };
}
