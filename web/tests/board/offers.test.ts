import { describe, expect, it } from 'vitest';
import { markInHand, offersOf, reachable } from '$lib/board/offers';
import type { Choices } from '$lib/wire';
import { halma } from '../boards';

const target = { to: 5, action: 'a1-f1', way: null };
const choices: Choices = {
  seat: 2,
  picks: [
    { from: { yard: 1 }, targets: [target] },
    { from: { cell: 3 }, targets: [target] },
  ],
  plain: [],
};

describe('offers', () => {
  it('tell what can be picked', () => {
    const offers = offersOf(choices);
    expect(offers.any).toBe(true);
    expect(offers.canPick({ cell: 3 })).toBe(true);
    expect(offers.canPick({ cell: 1 })).toBe(false);
    expect(offers.canPick({ yard: 1 })).toBe(true);
  });

  it('begin for the keyboard at a piece', () => {
    expect(offersOf(choices).first).toBe(3);
    expect(offersOf({ ...choices, picks: [] }).first).toBeNull();
  });

  it('know where the piece in the hand can go, also while one of it is shown', () => {
    const other = { to: 6, action: 'a1-g1', way: null };
    expect(reachable(choices, { cell: 3 }, [other])).toEqual([target]);
    expect(reachable(null, { cell: 3 }, [other])).toEqual([other]);
  });

  it('are none where nothing was handed in', () => {
    const offers = offersOf(null);
    expect([offers.any, offers.canPick({ cell: 0 })]).toEqual([false, false]);
  });
});

describe('the piece in the hand', () => {
  const layout = halma();

  it('is the one that was lifted', () => {
    expect(markInHand({ ...layout.start, hand: '#' }, layout, choices)).toBe('#');
  });

  it('is a new one of who places', () => {
    expect(markInHand(layout.start, layout, choices)).toBe('2');
    expect(markInHand(layout.start, layout, { ...choices, seat: 9 })).toBe('');
    expect(markInHand(layout.start, layout, null)).toBe('');
  });
});
