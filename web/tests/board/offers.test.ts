import { describe, expect, it } from 'vitest';
import { markInHand, offersOf } from '$lib/board/offers';
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
  it('tell what can be picked and where it can go', () => {
    const offers = offersOf(choices, [target]);
    expect(offers.any).toBe(true);
    expect(offers.canPick({ cell: 3 })).toBe(true);
    expect(offers.canPick({ cell: 1 })).toBe(false);
    expect(offers.canPick({ yard: 1 })).toBe(true);
    expect(offers.targetAt(5)).toBe(target);
    expect(offers.targetAt(3)).toBeUndefined();
  });

  it('begin for the keyboard at a piece, at a target, or at the first cell', () => {
    expect(offersOf(choices, [target]).first).toBe(3);
    expect(offersOf({ ...choices, picks: [] }, [target]).first).toBe(5);
    expect(offersOf(null, []).first).toBe(0);
  });

  it('are none where nothing was handed in', () => {
    const offers = offersOf(null, []);
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
