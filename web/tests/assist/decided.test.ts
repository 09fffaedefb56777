import { describe, expect, it } from 'vitest';
import { decidedIn } from '../../src/lib/assist/decided';
import type { Better, Review, ReviewTurn } from '../../src/lib/wire';
import { STEP } from '../table/scenes';

const better = (action: string, lost: number): Better => ({
  at: 3,
  best: { ...STEP, action },
  cost: lost / 10,
  lost,
  reasons: [],
  choices: null,
});

const turn = (number: number, options: Better[]): ReviewTurn => ({
  number,
  seat: 2,
  side: 2,
  first: 3,
  end: 5,
  cost: 0,
  lost: 3300,
  luck: null,
  chances: [5000, 5000],
  mistake: 'blunder',
  better: options,
});

const review = (decisive: number | null): Review => ({
  effort: 'quick',
  start: [5000, 5000],
  turns: [turn(1, []), turn(34, [better('a1-b1', 200), better('c1-d1', 3100)])],
  sums: [],
  points: [1],
  decisive,
  fewest: null,
});

describe('the decisive turn', () => {
  it('is told with what was worst in it, and its place on the page of the review', () => {
    expect(decidedIn(review(1))).toEqual({
      turn: 34,
      seat: 2,
      action: 'c1-d1',
      lost: 3100,
      place: 2,
    });
  });

  it('is none where no turn decided the game, or nothing better is known', () => {
    expect(decidedIn(review(null))).toBeNull();
    expect(decidedIn(review(0))).toBeNull();
  });
});
