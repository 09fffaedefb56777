import { describe, expect, it } from 'vitest';
import { hintOf, trailOf } from '$lib/board/ways';
import type { Move } from '$lib/wire';

const points = [0, 1, 2].map((index) => ({ x: index * 100, y: 0 }));
const move: Move = {
  seat: 1,
  action: 'a1-c1',
  dice: false,
  goesOn: false,
  way: { gait: 'jumps', cells: [0, 1, 2] },
  effects: [{ piece: '1', from: { cell: 0 }, to: { cell: 2 } }],
};

describe('the trail of a move', () => {
  it('follows its way', () => {
    expect(trailOf(move, points)).toEqual({
      path: 'M0 0L100 0L200 0',
      from: points[0],
      to: points[2],
    });
  });

  it('has only ends where there is no way', () => {
    expect(trailOf({ ...move, way: null }, points)).toEqual({
      path: '',
      from: points[0],
      to: points[2],
    });
  });

  it('has no beginning where a piece was placed', () => {
    const effects = [{ piece: '1', from: 'hand' as const, to: { cell: 1 } }];
    expect(trailOf({ ...move, way: null, effects }, points)).toEqual({
      path: '',
      from: undefined,
      to: points[1],
    });
  });
});

describe('a hint', () => {
  it('is a way, or only a cell', () => {
    expect(hintOf({ gait: 'step', cells: [0, 1] }, points)).toEqual({
      path: 'M0 0L100 0',
      to: points[1],
    });
    expect(hintOf({ gait: 'step', cells: [2] }, points)).toEqual({ path: '', to: points[2] });
  });
});
