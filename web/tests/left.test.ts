import { describe, expect, it } from 'vitest';
import { inOrder, isUrgent, leftUntil } from '../src/lib/left';
import type { Clock, MyTable } from '../src/lib/wire';
import { halmaTable } from './tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const table = (id: string, change: Partial<MyTable>, clock: Clock = { days: 2 }) =>
  halmaTable(id, change, clock);

describe('the time that is left', () => {
  it.each([
    [3 * DAY + 1, 'days', 3],
    [2 * DAY, 'days', 2],
    [2 * DAY - 1, 'hours', 47],
    [2 * HOUR, 'hours', 2],
    [2 * HOUR - 1, 'minutes', 119],
    [30_000, 'minutes', 1],
    [-5, 'minutes', 1],
  ])('of %i is said in %s: %i', (left, unit, count) =>
    expect(leftUntil(1000 + left, 1000)).toEqual({ unit, count }),
  );

  it('is short in its last quarter, and never earlier than a day before the end', () => {
    const days = (count: number, left: number) =>
      isUrgent(table('a', { yours: true, until: left }, { days: count }), 0);
    expect([days(1, 6 * HOUR), days(1, 6 * HOUR + 1)]).toEqual([true, false]);
    expect([days(7, DAY), days(7, DAY + 1)]).toEqual([true, false]);
  });

  it('is no concern of mine while others think, and where no days are counted', () => {
    expect(isUrgent(table('a', { until: 1 }), 0)).toBe(false);
    expect(isUrgent(table('a', { yours: true, until: 1 }, { turn: 30 }), 0)).toBe(false);
    expect(isUrgent(table('a', { yours: true }, 'none'), 0)).toBe(false);
  });
});

it('my turns come first, of these the one with the least time, then what happened last', () => {
  const tables = [
    table('theirs, long ago', { at: 1, until: 1 }),
    table('theirs, just now', { at: 9, until: 9 }),
    table('mine, no clock, long ago', { yours: true, at: 2 }),
    table('mine, no clock, just now', { yours: true, at: 8 }),
    table('mine, much time', { yours: true, at: 9, until: 900 }),
    table('mine, little time', { yours: true, at: 1, until: 100 }),
    table('over', { yours: true, outcome: { ending: 'aborted' } as MyTable['outcome'] }),
  ];
  expect(inOrder(tables).map((one) => one.table)).toEqual([
    'mine, little time',
    'mine, much time',
    'mine, no clock, just now',
    'mine, no clock, long ago',
    'theirs, just now',
    'theirs, long ago',
  ]);
});
