import { describe, expect, it } from 'vitest';
import {
  areaPath,
  chancesAt,
  firstPlace,
  heights,
  linePath,
  lostHeights,
  lostSoFar,
  mistakePlaces,
  movesAt,
  placeFor,
  placeUnder,
} from '$lib/review/curve';
import { alone, review, turn } from './reviews';

describe('places of a curve', () => {
  it('are before the first turn and after each turn', () => {
    const game = review();
    expect([0, 1, 4].map((place) => movesAt(game, place))).toEqual([0, 1, 4]);
    expect(chancesAt(game, 0)).toEqual([5000, 5000]);
    expect(chancesAt(game, 3)).toEqual([2500, 7500]);
    expect(heights(game, 2)).toEqual([0.5, 0.48, 0.3, 0.75, 1]);
  });

  it('show alone what was lost so far', () => {
    expect(lostSoFar(alone())).toEqual([0, 0, 100, 200]);
    expect(lostHeights(alone())).toEqual([0, 0, 0.5, 1]);
    // Who loses nothing has no high curve.
    expect(lostHeights(review({ turns: [turn(1, { cost: 10 })] }))).toEqual([0, 0.1]);
  });

  it('are begun with where the game was decided', () => {
    expect(firstPlace(review())).toBe(3);
    expect(firstPlace(review({ decisive: null }))).toBe(2);
    expect(firstPlace(review({ decisive: null, points: [] }))).toBe(4);
  });
});

describe('the way along it', () => {
  it('by a pointer stays within', () => {
    expect([-1, 0, 0.13, 0.5, 2].map((x) => placeUnder(x, 4))).toEqual([0, 0, 1, 2, 4]);
    expect(placeUnder(0.7, 0)).toBe(0);
  });

  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowUp', 4, 4],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 0, 0],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['PageUp', 0, 2],
    ['PageUp', 2, 3],
    ['PageUp', 3, 4],
    ['PageDown', 4, 3],
    ['PageDown', 3, 2],
    ['PageDown', 2, 0],
    ['x', 2, null],
  ])('by %s from %i goes to %s', (key, from, to) => {
    expect(mistakePlaces(review())).toEqual([2, 3]);
    expect(placeFor(key, from, review())).toBe(to);
  });
});

describe('a line', () => {
  it('goes through all heights from left to right', () => {
    expect(linePath([0.5, 1, 0])).toBe('M0 500L500 0L1000 1000');
    expect(areaPath([0, 1])).toBe('M0 1000L1000 0V1000H0Z');
  });

  it('is level in a game without turns', () => {
    expect(linePath([0.5])).toBe('M0 500L1000 500');
  });
});
