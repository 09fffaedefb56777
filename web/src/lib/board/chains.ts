// Which of several targets a pointer means.
import type { Target } from '../wire';
import type { Point } from './geometry';

/**
 * The target at a cell. Where several chains end there, the one whose last hop comes from the side
 * where the pointer is.
 */
export function targetUnder(
  targets: readonly Target[],
  cell: number,
  at: Point | null,
  points: readonly Point[],
): Target | undefined {
  const there = targets.filter(({ to }) => to === cell);
  if (there.length < 2 || !at) return there[0];
  const far = ({ way }: Target) => {
    const before = points[way?.cells.at(-2) ?? -1];
    return before ? Math.hypot(before.x - at.x, before.y - at.y) : Infinity;
  };
  return there.reduce((best, one) => (far(one) < far(best) ? one : best));
}
