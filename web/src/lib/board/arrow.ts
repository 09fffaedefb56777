// An arrow on a board.
import type { Point } from './geometry';

const HEAD = 46;

/** A line with two strokes at its end. */
export function arrow(a: Point, b: Point): string {
  return `M${a.x} ${a.y}L${b.x} ${b.y}${head(a, b)}`;
}

/** The two strokes at the end of a line. */
export function head(a: Point, b: Point): string {
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const wing = (turn: number) => {
    const [x, y] = [Math.cos(angle + turn), Math.sin(angle + turn)];
    return `${(b.x - HEAD * x).toFixed(1)} ${(b.y - HEAD * y).toFixed(1)}`;
  };
  return `M${wing(0.6)}L${b.x} ${b.y}L${wing(-0.6)}`;
}
