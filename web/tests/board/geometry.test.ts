import { describe, expect, it } from 'vitest';
import {
  boxOf,
  hull,
  nearest,
  outline,
  pointsOf,
  rotationFor,
  step,
  turned,
} from '$lib/board/geometry';
import { halma, square, star } from '../boards';

const cellNamed = (board: typeof square, name: string) =>
  board.cells.findIndex((cell) => cell.name === name);

describe('turning a board', () => {
  it('turns a corner of the square clockwise', () => {
    expect(turned({ x: -750, y: 750 }, 'square', 1)).toEqual({ x: -750, y: -750 });
    expect(turned({ x: -750, y: 750 }, 'square', 2)).toEqual({ x: 750, y: -750 });
  });

  it('is as before after all turns', () => {
    expect(turned({ x: 10, y: 20 }, 'star', 6)).toEqual({ x: 10, y: 20 });
    expect(turned({ x: 10, y: 20 }, 'square', -4)).toEqual({ x: 10, y: 20 });
  });

  it('maps the holes of the star onto each other', () => {
    const before = pointsOf(star);
    for (const point of pointsOf(star, 1)) {
      expect(nearest(before, point, 3)).not.toBeNull();
    }
  });

  it('lays the own corner at the bottom left', () => {
    const layout = halma();
    expect(rotationFor(square, layout, 1)).toBe(0);
    expect(rotationFor(square, layout, 2)).toBe(2);
    const corner = pointsOf(square, 2)[cellNamed(square, 'p16')];
    expect(corner).toEqual({ x: -750, y: 750 });
  });
});

describe('finding cells', () => {
  const points = pointsOf(square);

  it('finds the cell under the pointer', () => {
    expect(nearest(points, { x: -740, y: 760 })).toBe(cellNamed(square, 'a1'));
    expect(nearest(points, { x: -1000, y: 760 })).toBeNull();
  });

  it('knows the room that cells take', () => {
    expect(boxOf(points, 50)).toEqual({ left: -800, top: -800, width: 1600, height: 1600 });
  });
});

describe('arrow keys', () => {
  it('go to the next cell of the square, and no farther than the edge', () => {
    const points = pointsOf(square);
    const c3 = cellNamed(square, 'c3');
    expect(step(points, c3, 'up')).toBe(cellNamed(square, 'c4'));
    expect(step(points, c3, 'left')).toBe(cellNamed(square, 'b3'));
    expect(step(points, cellNamed(square, 'a1'), 'down')).toBeNull();
  });

  it('go straight up the star without drifting', () => {
    const points = pointsOf(star);
    const start = cellNamed(star, 'a1');
    const anchor = points[start];
    let at: number | null = start;
    for (let row = 0; row < 16 && at !== null; row += 1) at = step(points, at, 'up', anchor);
    expect(at).toBe(cellNamed(star, 'q1'));
  });

  it('reach every hole of the star', () => {
    const points = pointsOf(star);
    const seen = new Set([0]);
    const open = [0];
    while (open.length > 0) {
      const from = open.pop() as number;
      for (const heading of ['up', 'down', 'left', 'right'] as const) {
        const next = step(points, from, heading);
        if (next === null || seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    expect(seen.size).toBe(121);
  });
});

describe('areas', () => {
  it('are outlined without the sides between their cells', () => {
    const path = outline([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]);
    expect(path.match(/[ML]/g)).toHaveLength(7);
    expect(path).not.toContain('50 -50L50 50');
  });

  it('have a hull without dents', () => {
    const corners = hull([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
      { x: 5, y: 5 },
    ]);
    expect(corners).toHaveLength(4);
  });
});
