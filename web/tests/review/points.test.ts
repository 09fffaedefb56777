import { expect, it } from 'vitest';
import { pointsOf, worstOf } from '$lib/review/points';
import { better, review, turn } from './reviews';

it('the worst of several decisions counts', () => {
  const [small, large] = [better(0, { lost: 200 }), better(1, { lost: 900 })];
  expect(worstOf(turn(1, { better: [small, large] }))).toBe(large);
  // Alone there are no chances.
  const [short, long] = [better(0, { lost: 0, cost: 100 }), better(1, { lost: 0, cost: 300 })];
  expect(worstOf(turn(1, { better: [long, short] }))).toBe(long);
  expect(worstOf(turn(1))).toBeNull();
});

it('turning points know their place, what was better, and which one decided', () => {
  const points = pointsOf(review());
  expect(points.map(({ place, decisive }) => [place, decisive])).toEqual([
    [2, false],
    [3, true],
  ]);
  expect(points[1]!.better!.at).toBe(2);
  expect(pointsOf(review({ points: [] }))).toEqual([]);
});
