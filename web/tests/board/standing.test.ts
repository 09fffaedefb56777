import { describe, expect, it } from 'vitest';
import { isAt, markAt, standingOf } from '$lib/board/standing';
import type { Pieces } from '$lib/wire';
import { halma } from '../boards';

const layout = halma();
const pieces: Pieces = { cells: '1.2', yards: [0, 3], taken: [], hand: '' };
const places = {
  points: [
    { x: 0, y: 200 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
  ],
  yards: [null, { x: 0, y: 600 }],
};
const all = standingOf(pieces, layout, places);
const found = (key: string) => all.find((item) => item.key === key)!;

describe('what stands on a board', () => {
  it('is on cells and in yards, each with its colour', () => {
    expect(all.map(({ key }) => key).sort()).toEqual(['c0', 'c2', 'y2.0', 'y2.1', 'y2.2']);
    expect(found('c0')).toMatchObject({ place: { cell: 0 }, look: { hue: 'red' }, x: 0, y: 200 });
    expect(found('y2.1')).toMatchObject({ place: { yard: 2 }, look: { hue: 'blue' } });
  });

  it('is drawn from far to near', () => {
    const heights = all.map(({ y }) => y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(all[0]?.key).toBe('c2');
  });

  it('is taken from the end of a yard', () => {
    expect(
      all
        .filter(({ top }) => top)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['c0', 'c2', 'y2.2']);
    expect(isAt(found('y2.2'), [{ yard: 2 }])).toBe(true);
    expect(isAt(found('y2.0'), [{ yard: 2 }])).toBe(false);
    expect(isAt(found('c0'), [null, { cell: 2 }])).toBe(false);
  });

  it('has a mark', () => {
    expect(markAt(pieces, { cell: 2 })).toBe('2');
    expect(markAt(pieces, { cell: 1 })).toBe('.');
    expect(markAt(pieces, { cell: 77 })).toBe('.');
    expect(markAt(pieces, { yard: 2 })).toBe('2');
    expect(markAt(pieces, 'hand')).toBe('.');
  });
});
