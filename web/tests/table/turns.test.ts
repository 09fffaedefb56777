import { describe, expect, it } from 'vitest';
import { sinceMine, turnsOf } from '../../src/lib/table/turns';
import type { Move } from '../../src/lib/wire';

const move = (seat: number, action: string, goesOn: boolean): Move => ({
  seat,
  action,
  goesOn,
  dice: action.startsWith('d'),
  way: null,
  effects: [],
});

describe('turns', () => {
  it('keep the actions of a turn together', () => {
    const turns = turnsOf([move(1, 'd5', false), move(1, 'yard-q3', true), move(2, 'd1', false)]);
    expect(turns.map(({ number, seat, moves }) => [number, seat, moves.length])).toEqual([
      [1, 1, 2],
      [2, 2, 1],
    ]);
  });

  it('show every opening roll at the seat that rolled', () => {
    // Four players of Barricade: seat 3 rolls highest and begins.
    const turns = turnsOf([
      move(2, 'd1', true),
      move(3, 'd5', true),
      move(4, 'd1', true),
      move(1, 'd2', true),
      move(3, 'yard-i3', true),
      move(3, '#g5', true),
      move(4, 'd5', false),
    ]);
    expect(turns.map(({ number, seat, first }) => [number, seat, first])).toEqual([
      [1, 2, 0],
      [1, 3, 1],
      [1, 4, 2],
      [1, 1, 3],
      [1, 3, 4],
      [2, 4, 6],
    ]);
  });
});

describe('the moves since my last one', () => {
  const moves = [1, 2, 3, 1, 2, 3, 3].map((seat, index) => move(seat, `a${index}`, false));

  it('are those of the others', () => {
    expect(sinceMine(moves, [1]).map(({ action }) => action)).toEqual(['a4', 'a5', 'a6']);
    expect(sinceMine(moves, [3])).toEqual([]);
  });

  it('are not too many', () => {
    expect(sinceMine([...moves, ...moves], [4])).toHaveLength(8);
  });
});
