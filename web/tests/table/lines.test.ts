import { describe, expect, it } from 'vitest';
import { wholeLine, withLine, withoutLine } from '../../src/lib/table/lines';
import type { Move } from '../../src/lib/wire';

const move = (seat: number, action: string): Move => ({
  seat,
  action,
  dice: false,
  goesOn: false,
  way: null,
  effects: [],
});

describe('a line that was tried', () => {
  it('ends with the last own answer', () => {
    const tried = [move(1, 'a'), move(2, 'b'), move(1, 'c')];
    expect(wholeLine(tried, [2])).toEqual({ seat: 2, lines: [['a', 'b']] });
  });

  it('says nothing without an own answer', () => {
    expect(wholeLine([move(1, 'a')], [2])).toBeNull();
    expect(wholeLine([], [2])).toBeNull();
  });

  it('belongs to the first own seat that answers', () => {
    const tried = [move(1, 'a'), move(3, 'b'), move(2, 'c')];
    expect(wholeLine(tried, [2, 3])).toEqual({ seat: 3, lines: [['a', 'b']] });
  });
});

describe('the lines of a seat', () => {
  it('are joined by a new one, which replaces its own beginning', () => {
    const lines = [
      ['a', 'b'],
      ['x', 'y'],
    ];
    expect(withLine(lines, ['a', 'b', 'c', 'd'])).toEqual([
      ['x', 'y'],
      ['a', 'b', 'c', 'd'],
    ]);
    expect(withLine(lines, ['a', 'b'])).toHaveLength(2);
  });

  it('are kept but for the one that is removed', () => {
    expect(withoutLine([['a'], ['b']], 0)).toEqual([['b']]);
  });
});
