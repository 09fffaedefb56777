import { describe, expect, it } from 'vitest';
import { targetUnder } from '$lib/board/chains';
import type { Target } from '$lib/wire';

const points = [0, 100, 200].map((x) => ({ x, y: 0 }));
const over = (cell: number, action: string): Target => ({
  to: 1,
  action,
  way: { gait: 'jumps', cells: [cell, 1] },
});

describe('the target under a pointer', () => {
  const targets = [over(0, 'left'), over(2, 'right')];

  it('is the chain that comes from where the pointer is', () => {
    expect(targetUnder(targets, 1, { x: 120, y: 0 }, points)?.action).toBe('right');
    expect(targetUnder(targets, 1, { x: 80, y: 0 }, points)?.action).toBe('left');
  });

  it('is the first one without a pointer, and none elsewhere', () => {
    expect(targetUnder(targets, 1, null, points)?.action).toBe('left');
    expect(targetUnder(targets, 2, { x: 200, y: 0 }, points)).toBeUndefined();
  });
});
