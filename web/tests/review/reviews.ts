// Small reviews for tests.
import type { Better, Move, Review, ReviewSum, ReviewTurn } from '$lib/wire';
import { CHOICES, STEP } from '../table/scenes';

export function turn(number: number, change: Partial<ReviewTurn> = {}): ReviewTurn {
  return {
    number,
    seat: 2 - (number % 2),
    side: 2 - (number % 2),
    first: number - 1,
    end: number,
    cost: 0,
    lost: 0,
    luck: null,
    chances: [5000, 5000],
    mistake: null,
    better: [],
    ...change,
  };
}

export function better(at: number, change: Partial<Better> = {}): Better {
  const best: Move = { ...STEP, action: 'a1-c1' };
  return { at, best, cost: 210, lost: 1200, reasons: [], choices: CHOICES, ...change };
}

export function sum(change: Partial<ReviewSum> = {}): ReviewSum {
  return { turns: 2, cost: 0, lost: 0, luck: null, mistakes: [0, 0, 0], rolled: [], ...change };
}

/** Four turns of two sides: the second and the third are mistakes. */
export function review(change: Partial<Review> = {}): Review {
  return {
    effort: 'quick',
    start: [5000, 5000],
    turns: [
      turn(1, { chances: [5200, 4800] }),
      turn(2, {
        chances: [7000, 3000],
        cost: 400,
        lost: 1800,
        mistake: 'mistake',
        better: [better(1)],
      }),
      turn(3, {
        chances: [2500, 7500],
        cost: 700,
        lost: 4500,
        mistake: 'blunder',
        better: [better(2)],
      }),
      turn(4, { chances: [0, 10000] }),
    ],
    sums: [sum({ lost: 4500, cost: 700 }), sum({ lost: 1800, cost: 400 })],
    points: [1, 2],
    decisive: 2,
    fewest: null,
    ...change,
  };
}

/** Three turns of a player alone. */
export const alone = (): Review =>
  review({
    start: [],
    turns: [
      turn(1, { seat: 1, side: 1, chances: [] }),
      turn(2, { seat: 1, side: 1, chances: [], cost: 100, mistake: 'inaccuracy' }),
      turn(3, { seat: 1, side: 1, chances: [], cost: 100 }),
    ],
    sums: [sum({ cost: 200 })],
    points: [1],
    decisive: null,
    fewest: 1,
  });

/** The moves of a game of so many turns. */
export const moves = (count: number): Move[] =>
  Array.from({ length: count }, (_, index) => ({ ...STEP, seat: 1 + (index % 2) }));
