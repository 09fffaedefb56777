import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markOffered, markPlayed, offersLesson } from '$lib/learn/offer';
import { keepDone, nextStep, stepsDone, wasBegun } from '$lib/learn/progress';
import { useStorage } from './storage';

beforeEach(useStorage);

describe('progress', () => {
  it('is kept for each game', () => {
    expect([stepsDone('a'), wasBegun('a')]).toEqual([0, false]);
    keepDone('a', 0);
    expect([stepsDone('a'), wasBegun('a')]).toEqual([0, true]);
    keepDone('a', 3);
    keepDone('b', 1);
    expect([stepsDone('a'), stepsDone('b')]).toEqual([3, 1]);
  });

  it('never goes back', () => {
    keepDone('a', 3);
    keepDone('a', 1);
    expect(stepsDone('a')).toBe(3);
  });

  it('leads to the first step that is not done, and after the last one to the first', () => {
    expect([nextStep(0, 4), nextStep(2, 4), nextStep(4, 4), nextStep(9, 4)]).toEqual([0, 2, 0, 0]);
  });

  it('is forgotten where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    keepDone('a', 3);
    expect(stepsDone('a')).toBe(0);
  });
});

describe('the offer of a lesson', () => {
  it('is made once', () => {
    expect(offersLesson('a')).toBe(true);
    markOffered('a');
    markOffered('a');
    expect([offersLesson('a'), offersLesson('b')]).toEqual([false, true]);
  });

  it('is not shown after the lesson was begun', () => {
    keepDone('a', 0);
    expect(offersLesson('a')).toBe(false);
  });

  it('is not shown after the game was played', () => {
    markPlayed('a');
    expect([offersLesson('a'), offersLesson('b')]).toEqual([false, true]);
  });
});
