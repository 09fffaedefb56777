import { describe, expect, it } from 'vitest';
import { Kept } from '$lib/board/kept';

const contact = { id: 1, finger: true, slack: 24 };

describe('touches that are kept', () => {
  it('come back in order, once', () => {
    const kept = new Kept();
    kept.down({ x: 0, y: 0 }, contact);
    expect(kept.up({ x: 1, y: 0 }, 1)).toBe(true);
    kept.down({ x: 100, y: 0 }, contact);
    expect(kept.up({ x: 101, y: 0 }, 1)).toBe(true);
    expect(kept.take().map(({ start, end }) => [start.x, end?.x])).toEqual([[0, 1], [100, 101]]); // prettier-ignore
    expect(kept.take()).toEqual([]);
  });

  it('are the last two: a piece and a target', () => {
    const kept = new Kept();
    for (const x of [0, 100, 200]) {
      kept.down({ x, y: 0 }, contact);
      kept.up({ x, y: 0 }, 1);
    }
    expect(kept.take().map(({ start }) => start.x)).toEqual([100, 200]);
  });

  it('are none that went down before', () => {
    expect(new Kept().up({ x: 0, y: 0 }, 1)).toBe(false);
  });
});
