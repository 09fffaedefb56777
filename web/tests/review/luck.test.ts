import { describe, expect, it } from 'vitest';
import { hasDice, longest, rollsOf, verdictOf } from '$lib/review/luck';
import { review, sum } from './reviews';

const of = (...sums: [lost: number, luck: number | null][]) =>
  review({ sums: sums.map(([lost, luck]) => sum({ lost, luck })) });

describe('luck and skill', () => {
  it.each([
    [of([900, 3000], [400, -3000]), { is: 'apart', lucky: 1, better: 2 }],
    [of([100, 3000], [400, -3000]), { is: 'both', side: 1 }],
    [of([400, 3000], [450, -3000]), { is: 'luck', side: 1 }],
    [of([400, 20], [900, -20]), { is: 'skill', side: 1 }],
    [of([400, 20], [420, -20]), { is: 'even' }],
    [of([400, null], [900, null]), { is: 'skill', side: 1 }],
    [of([400, 10], [900, 500], [300, -510]), { is: 'apart', lucky: 2, better: 3 }],
    // Two share the first place.
    [of([400, 500], [400, 500], [800, -1000]), { is: 'even' }],
  ])('case %#', (game, verdict) => expect(verdictOf(game)).toEqual(verdict));

  it('has bars as long as the largest sum', () => {
    expect(longest(of([900, -3000], [400, 2000]))).toBe(3000);
    expect(longest(of([0, null]))).toBeGreaterThan(0);
    expect([of([1, 0], [1, 0]), of([1, null])].map(hasDice)).toEqual([true, false]);
  });

  it('counts dice, with what is expected of fair ones', () => {
    const rolls = rollsOf(sum({ rolled: [3, 0, 4, 1, 2, 2] }));
    expect(rolls).toEqual({ total: 12, counts: [3, 0, 4, 1, 2, 2], expected: 2 });
    expect(rollsOf(sum())).toEqual({ total: 0, counts: [], expected: 0 });
  });
});
