import { describe, expect, it } from 'vitest';
import { stillsOf } from '$lib/save/film';
import { pips } from '$lib/table/pips';
import type { Move } from '$lib/wire';
import { halma, square } from '../boards';

const move = (action: string, dice = false): Move => ({
  seat: 1,
  action,
  dice,
  goesOn: false,
  way: null,
  effects: [],
});

describe('a film', () => {
  it('has a frame for the beginning and each move, with the dice that fell before', () => {
    const layout = halma();
    const moves = [move('d3', true), move('a1-a2'), move('b1-b2'), move('d6', true)];
    const positions = [0, 1, 2, 3, 4].map(() => ({ ...layout.start }));
    const stills = stillsOf({ board: square, layout, moves, positions, rotation: 0 });
    expect(stills.map(({ dice }) => dice)).toEqual([[], [3], [3]]);
    expect(stills[1]!.pieces).toBe(positions[2]);
  });

  it('has dice with as many pips as they show', () => {
    expect([1, 2, 3, 4, 5, 6].map((value) => pips(value).length)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
