// Many shapes of one kind as a single path: a browser draws one path of 121 holes much faster than
// 121 circles.
import type { Point } from './geometry';

/** Circles about points, moved by `dx` and `dy`. */
export function circles(points: readonly Point[], radius: number, dx = 0, dy = 0): string {
  return points
    .map(({ x, y }) => {
      const r = radius;
      return `M${short(x - r + dx)} ${short(y + dy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    })
    .join('');
}

/** Squares about points. */
export function squares(points: readonly Point[], size: number): string {
  return points
    .map(({ x, y }) => `M${short(x - size / 2)} ${short(y - size / 2)}h${size}v${size}h${-size}Z`)
    .join('');
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
