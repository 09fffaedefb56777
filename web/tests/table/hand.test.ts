import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  asked,
  confirmed,
  drop,
  letGo,
  settle,
  targets,
  touch,
  touchCell,
} from '../../src/lib/table/hand';
import { BOARD, CHOICES, SET_DOWN } from './scenes';

const nothing = { do: 'nothing' };
const a1 = { selected: { cell: 0 }, pending: null };
const d1 = { selected: { cell: 3 }, pending: null };
const name = (cell: number) => BOARD.cells[cell]!.name;

describe('a hand', () => {
  it('picks up, sees where it can go, and goes', () => {
    const picked = touch(EMPTY, CHOICES, { cell: 0 }, false);
    expect(picked).toEqual({ hand: a1, deed: nothing });
    expect(targets(picked.hand, CHOICES).map(({ to }) => to)).toEqual([1, 2]);
    const gone = touchCell(picked.hand, CHOICES, 2, false, false);
    expect(gone.deed).toEqual({ do: 'act', action: 'a1-c1' });
  });

  it('goes the way that is meant where several lead to one cell', () => {
    const pick = CHOICES.picks[0]!;
    const twice = { ...pick, targets: [...pick.targets, { ...pick.targets[1]!, action: 'other' }] };
    const choices = { ...CHOICES, picks: [twice, ...CHOICES.picks.slice(1)] };
    const gone = (action?: string) => touchCell(a1, choices, 2, false, false, action).deed;
    expect(gone('other')).toEqual({ do: 'act', action: 'other' });
    expect(gone()).toEqual({ do: 'act', action: 'a1-c1' });
  });

  it('puts back what is touched twice, and changes its mind', () => {
    expect(touch(a1, CHOICES, { cell: 0 }, false).hand).toEqual(EMPTY);
    expect(touch(a1, CHOICES, { cell: 3 }, false).hand).toEqual(d1);
  });

  it('takes by itself what is the only thing to take', () => {
    const hand = settle(EMPTY, SET_DOWN);
    expect(hand.selected).toBe('hand');
    expect(touchCell(hand, SET_DOWN, 3, false, false).deed).toEqual({ do: 'act', action: '#d1' });
    expect(letGo(SET_DOWN)).toEqual(hand);
  });

  it('keeps what can still be picked when choices come anew', () => {
    expect(settle(a1, CHOICES)).toEqual(a1);
    expect(settle({ selected: { cell: 5 }, pending: null }, CHOICES)).toEqual(EMPTY);
    expect(settle(a1, null)).toEqual(EMPTY);
  });

  it('asks about what is not offered, and lets go', () => {
    const tried = touchCell(a1, CHOICES, 5, false, false);
    expect(tried).toEqual({ hand: EMPTY, deed: { do: 'ask', from: { cell: 0 }, cell: 5 } });
    expect(asked(CHOICES, { cell: 0 }, 5, name)).toBe('a1-f1');
    expect(asked(SET_DOWN, 'hand', 5, name)).toBe('#f1');
  });

  it('says when a piece cannot be picked up', () => {
    expect(touchCell(EMPTY, CHOICES, 5, true, false).deed).toEqual({ do: 'stuck', cell: 5 });
    expect(touchCell(EMPTY, CHOICES, 5, false, false).deed).toEqual(nothing);
  });

  it('drops', () => {
    const from = { cell: 0 };
    expect(drop(EMPTY, CHOICES, from, 1, false).deed).toEqual({ do: 'act', action: 'a1-b1' });
    expect(drop(EMPTY, CHOICES, from, 4, false).deed).toEqual({ do: 'ask', from, cell: 4 });
    expect(drop(EMPTY, CHOICES, from, 0, false)).toEqual({ hand: a1, deed: nothing });
    const stranger = { cell: 5 };
    expect(drop(EMPTY, CHOICES, stranger, 4, false).deed).toEqual({
      do: 'ask',
      from: stranger,
      cell: 4,
    });
  });

  it('waits for a word where moves have to be confirmed', () => {
    const first = touchCell(a1, CHOICES, 1, false, true);
    expect(first.deed).toEqual(nothing);
    expect(first.hand.pending?.action).toBe('a1-b1');
    const other = touchCell(first.hand, CHOICES, 2, false, true);
    expect(other.hand.pending?.action).toBe('a1-c1');
    expect(confirmed(other.hand).deed).toEqual({ do: 'act', action: 'a1-c1' });
    expect(touchCell(other.hand, CHOICES, 2, false, true).deed).toEqual({
      do: 'act',
      action: 'a1-c1',
    });
    expect(confirmed(EMPTY).deed).toEqual(nothing);
  });

  it('always has leaving the board confirmed', () => {
    const first = touchCell(d1, CHOICES, 3, true, false);
    expect(first.deed).toEqual(nothing);
    expect(first.hand.pending?.action).toBe('d1-off');
    expect(touchCell(first.hand, CHOICES, 3, true, false).deed).toEqual({
      do: 'act',
      action: 'd1-off',
    });
  });
});
