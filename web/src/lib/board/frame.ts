// The wood around the cells.
import { boxOf, type Box, type Point } from './geometry';

/** The outer edge of a board, and how broad its rim is. */
export interface Frame extends Box {
  rim: number;
}

/** The frame of a board. Round boards lie about the middle, so that turning them changes nothing. */
export function frameOf(board: string, points: readonly Point[]): Frame {
  if (board === 'star' || board === 'cross') {
    const far = Math.max(...points.map(({ x, y }) => Math.hypot(x, y)));
    const radius = far + (board === 'star' ? 88 : 100);
    return { left: -radius, top: -radius, width: 2 * radius, height: 2 * radius, rim: 27 };
  }
  if (board === 'barricade') {
    const box = boxOf(points, 92);
    // Below are the yards.
    return { ...box, height: box.height + 206, rim: 26 };
  }
  const rim = 44;
  const cell = board === 'points' ? 62 : 50;
  return { ...boxOf(points, cell + rim), rim };
}
