import { describe, expect, it } from 'vitest';
import { beside, inLens, lensFor } from '$lib/board/lens';

const PHONE = { width: 360, height: 740 };
const cells = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
];

describe('the lens', () => {
  it.each([
    ['in the middle', { x: 180, y: 370 }],
    ['in a corner', { x: 2, y: 2 }],
    ['in the other corner', { x: 359, y: 739 }],
  ])('is on the screen, not under the finger: %s', (_, finger) => {
    const { at, radius } = lensFor(cells, finger, PHONE);
    expect(at.x - radius).toBeGreaterThanOrEqual(0);
    expect(at.x + radius).toBeLessThanOrEqual(PHONE.width);
    expect(at.y - radius).toBeGreaterThanOrEqual(0);
    expect(at.y + radius).toBeLessThanOrEqual(PHONE.height);
    expect(Math.hypot(at.x - finger.x, at.y - finger.y)).toBeGreaterThan(radius);
  });

  it('shows all cells at least 44 pixels apart', () => {
    const wide = [-150, -50, 50, 150].map((x) => ({ x, y: 0 }));
    const view = lensFor(wide, { x: 180, y: 370 }, PHONE);
    const shown = wide.map((cell) => inLens(view, cell));
    expect(shown[1]!.x - shown[0]!.x).toBeGreaterThanOrEqual(44);
    for (const { x } of shown) expect(Math.abs(x - view.at.x)).toBeLessThan(view.radius);
  });

  it('follows a finger above it', () => {
    expect(beside({ x: 180, y: 400 }, 60, PHONE).y).toBeLessThan(400 - 60);
    expect(beside({ x: 180, y: 40 }, 60, PHONE).y).toBeGreaterThan(40 + 60);
  });
});
