// Many shapes of one kind as a single path: a browser draws one path of 121 holes much faster than
// 121 circles.
import type { Box, Point } from './geometry';

/** Circles about points, moved by `dx` and `dy`. */
export function circles(points: readonly Point[], radius: number, dx = 0, dy = 0): string {
  return points
    .map(({ x, y }) => {
      const r = radius;
      return `M${short(x - r + dx)} ${short(y + dy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    })
    .join('');
}

/** Circles about pawns, open at the top: there they are behind the head. */
export function hoops(points: readonly Point[], radius: number): string {
  const [dx, dy] = [short(radius * 0.55), short(radius * 0.835)];
  return points
    .map(({ x, y }) => `M${short(x - dx)} ${short(y - dy)}a${radius} ${radius} 0 1 0 ${2 * dx} 0`)
    .join('');
}

/** Squares about points. */
export function squares(points: readonly Point[], size: number): string {
  return points
    .map(({ x, y }) => `M${short(x - size / 2)} ${short(y - size / 2)}h${size}v${size}h${-size}Z`)
    .join('');
}

/** A rectangle with round corners, this far inside a box. */
export function box({ left, top, width, height }: Box, inset: number, r: number): string {
  const [x, y] = [short(left + inset + r), short(top + inset)];
  const [across, down] = [short(width - 2 * (inset + r)), short(height - 2 * (inset + r))];
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}Z`;
}

/** Lines through all rows and columns of points. */
export function grid(points: readonly Point[]): string {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  return [
    ...[...new Set(xs)].map((x) => `M${x} ${top}V${bottom}`),
    ...[...new Set(ys)].map((y) => `M${left} ${y}H${right}`),
  ].join('');
}

/** Lines between pairs of points. */
export function joins(
  points: readonly Point[],
  pairs: readonly (readonly [number, number])[],
): string {
  return pairs
    .map(([a, b]) => {
      const [from, to] = [points[a], points[b]];
      return from && to ? `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}` : '';
    })
    .join('');
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
