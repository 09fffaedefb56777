import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, findIndex, indexOn, totalOf } from '$lib/puzzle/day';

const GAMES = [
  { game: 'a', counts: [2, 1, 0, 0, 0] },
  { game: 'b', counts: [0, 0, 0, 0, 4] },
];

describe('the puzzle of the day', () => {
  it('is the same as the program has it', () => {
    expect(indexOn(20_000, 2000)).toBe((20_000 * 7919 + 4211) % 2000);
    expect(indexOn(20_000, 2000)).toBe(211);
    expect(indexOn(20_001, 2000)).toBe(211 + 7919 - 8000);
  });

  it('counts the days of the calendar of the device', () => {
    expect(dayOf(new Date(1970, 0, 1, 0, 0))).toBe(0);
    expect(dayOf(new Date(1970, 0, 1, 23, 59))).toBe(0);
    // A day may have 23 hours.
    const days = [29, 30, 31].map((day) => dayOf(new Date(2026, 2, day)));
    expect(days.map((day) => day - days[0]!)).toEqual([0, 1, 2]);
    expect(dateOf(dayOf(new Date(2026, 9, 5)))).toBe('2026-10-05');
  });

  it('goes through the games in their order', () => {
    expect(totalOf(GAMES)).toBe(7);
    expect([0, 2, 3, 6, 7].map((index) => findIndex(GAMES, index))).toEqual([
      ['a', 0],
      ['a', 2],
      ['b', 0],
      ['b', 3],
      null,
    ]);
  });
});
