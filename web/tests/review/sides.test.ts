import { expect, it } from 'vitest';
import { nameOfSide, sidesOf, signsOf } from '$lib/review/sides';
import { LAYOUT } from '../table/scenes';
import { review, sum, turn } from './reviews';

it('a side has the seats of its colours', () => {
  const colours = [1, 2, 3, 4].map((seat) => ({ hue: 'red', seat, side: 2 - (seat % 2) }));
  const sides = sidesOf({ ...LAYOUT, colours }, review());
  expect(sides).toEqual([
    { side: 1, seats: [1, 3] },
    { side: 2, seats: [2, 4] },
  ]);
  expect(nameOfSide(sides[0]!, (seat) => `seat ${seat}`)).toBe('seat 1 + seat 3');
});

it('without colours the turns tell', () => {
  const game = review({ sums: [sum(), sum(), sum()], turns: [turn(1), turn(2)] });
  expect(sidesOf({ ...LAYOUT, colours: [] }, game).map(({ seats }) => seats)).toEqual([
    [1],
    [2],
    [3],
  ]);
  expect(signsOf({ ...LAYOUT, colours: [] }, [1])).toEqual([]);
});

it('a sign tells a side without its colour', () => {
  const [red, green] = [signsOf(LAYOUT, [1]), signsOf(LAYOUT, [2])];
  expect([red[0]!.hue, green[0]!.hue]).toEqual(['red', 'green']);
  expect(red[0]!.sign).not.toBe(green[0]!.sign);
});
