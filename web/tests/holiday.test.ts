import { describe, expect, it } from 'vitest';
import { dateOf, endOfDay } from '../src/lib/holiday/days';

describe('a day of a holiday', () => {
  it('ends just before the next one', () => {
    const end = endOfDay('2026-03-09');
    expect(dateOf(end)).toBe('2026-03-09');
    expect(dateOf(end + 1000)).toBe('2026-03-10');
    expect(dateOf(end - 23 * 3600 * 1000)).toBe('2026-03-09');
  });
});
