import { beforeEach, describe, expect, it } from 'vitest';
import {
  afterMiss,
  afterSolved,
  daysNow,
  keepMiss,
  keepSolved,
  progress,
  resultOf,
  solvedOf,
} from '$lib/puzzle/progress';
import type { Puzzle } from '$lib/puzzle/puzzle';
import { rated } from '$lib/puzzle/rating';
import { useStorage } from '../learn/storage';

beforeEach(useStorage);

const puzzle = (id: string, difficulty = 2): Puzzle => ({
  id,
  difficulty,
  turns: 2,
  solutions: 1,
  record: '',
});

describe('a rating', () => {
  it('rises more by what is more difficult, and falls more by what is easier', () => {
    expect(rated(1200, 3, true) - 1200).toBe(24);
    expect(rated(1200, 1, true) - 1200).toBe(3);
    expect(rated(1200, 3, false) - 1200).toBe(-8);
    expect(rated(1200, 1, false) - 1200).toBe(-29);
    expect(rated(1400, 3, true) - 1400).toBe(16);
  });
});

describe('progress', () => {
  it('counts what was solved at the first try', () => {
    keepSolved(puzzle('a-1'), null);
    keepSolved(puzzle('a-2'), null);
    const done = progress();
    expect([done.run, done.longestRun, solvedOf(done), solvedOf(done, 'b')]).toEqual([2, 2, 2, 0]);
    expect(done.rating).toBeGreaterThan(1200);
    expect(done.curve.at(-1)).toBe(done.rating);
  });

  it('counts a wrong try or a hint once, and a later solution not as one at the first try', () => {
    keepMiss(puzzle('a-1'));
    const { rating } = progress();
    expect(rating).toBeLessThan(1200);
    keepMiss(puzzle('a-1'));
    keepSolved(puzzle('a-1'), null);
    const done = progress();
    expect([done.rating, done.run, resultOf(done, 'a-1'), solvedOf(done)]).toEqual([
      rating,
      0,
      'later',
      1,
    ]);
    expect(done.curve).toEqual([rating]);
  });

  it('does not change when something solved is solved again, or missed', () => {
    const once = afterSolved(progress(), puzzle('a-1'), null);
    expect(afterSolved(once, puzzle('a-1'), null)).toBe(once);
    expect(afterMiss(once, puzzle('a-1'))).toBe(once);
  });

  it('ends a run by a miss, and keeps the longest', () => {
    let done = progress();
    for (const id of ['a-1', 'a-2', 'a-3']) done = afterSolved(done, puzzle(id), null);
    done = afterMiss(done, puzzle('a-4'));
    done = afterSolved(done, puzzle('a-5'), null);
    expect([done.run, done.longestRun]).toEqual([1, 3]);
  });

  it('draws the last fifty results', () => {
    let done = progress();
    for (let number = 1; number <= 60; number += 1)
      done = afterMiss(done, puzzle(`a-${number}`, 1));
    expect(done.curve.length).toBe(50);
    expect(done.curve.at(-1)).toBe(done.rating);
  });

  it('counts days in a row', () => {
    let done = afterSolved(progress(), puzzle('a-1'), 100);
    expect([daysNow(done, 100), daysNow(done, 101), daysNow(done, 102)]).toEqual([1, 1, 0]);
    done = afterSolved(done, puzzle('a-2'), 101);
    // The same day once more, and a puzzle of an earlier day, change nothing.
    done = afterSolved(done, puzzle('a-2'), 101);
    done = afterSolved(done, puzzle('a-1'), 100);
    expect([done.day, done.days]).toEqual([101, 2]);
    // Solved after a miss, it counts as well.
    done = afterSolved(afterMiss(done, puzzle('a-3')), puzzle('a-3'), 102);
    expect(done.days).toBe(3);
    done = afterSolved(done, puzzle('a-4'), 104);
    expect([done.days, done.longestDays]).toEqual([1, 3]);
    expect(daysNow(progress(), 0)).toBe(0);
  });

  it('does not count what somebody made', () => {
    keepMiss(puzzle(''));
    keepSolved(puzzle(''), null);
    expect(progress().curve).toEqual([]);
  });

  it('is nothing where nothing can be kept', () => {
    globalThis.localStorage = undefined as never;
    keepSolved(puzzle('a-1'), 3);
    expect(progress().run).toBe(0);
  });
});
