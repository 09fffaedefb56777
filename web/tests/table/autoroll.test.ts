import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BEFORE_ROLL, rollSoon } from '../../src/lib/table/autoroll';
import { Timers } from '../../src/lib/table/timers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('rolls after a while, so that one sees whose turn it is', () => {
  const roll = vi.fn();
  rollSoon(new Timers(), { wanted: () => true, possible: () => true, roll });
  vi.advanceTimersByTime(BEFORE_ROLL - 1);
  expect(roll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(roll).toHaveBeenCalledTimes(1);
});

it('does not roll where it is not wanted', () => {
  const roll = vi.fn();
  rollSoon(new Timers(), { wanted: () => false, possible: () => true, roll });
  vi.runAllTimers();
  expect(roll).not.toHaveBeenCalled();
});

it('does not roll if the line broke meanwhile', () => {
  const roll = vi.fn();
  let live = true;
  rollSoon(new Timers(), { wanted: () => true, possible: () => live, roll });
  live = false;
  vi.runAllTimers();
  expect(roll).not.toHaveBeenCalled();
});

it('does not roll after the page was left', () => {
  const roll = vi.fn();
  const timers = new Timers();
  rollSoon(timers, { wanted: () => true, possible: () => true, roll });
  timers.stop();
  vi.runAllTimers();
  expect(roll).not.toHaveBeenCalled();
});
