import { describe, expect, it } from 'vitest';
import { kindWords, partOf, placesOf, spanText } from '../../src/lib/ceremony/facts';
import type { Outcome, SeatShape, TableView } from '../../src/lib/wire';
import { LAYOUT, scene, view } from '../table/scenes';

function outcome(ranks: number[], change: Partial<Outcome> = {}): Outcome {
  return { ranks, ending: 'rules', reason: null, won: [], lasted: null, ...change };
}

function seat(number: number, change: Partial<SeatShape> = {}): SeatShape {
  return { ...view().seats[0]!, number, side: number, yours: number === 1, ...change };
}

function over(ranks: number[], change: Partial<TableView> = {}, turns = 10): TableView {
  const seats = ranks.map((_, index) => seat(index + 1));
  return view({ seats, scene: scene({ outcome: outcome(ranks), turns }), ...change });
}

const computer = (number: number, level: number) =>
  seat(number, { holder: 'computer', level, yours: false });

describe('places', () => {
  it('are sorted, and sides that share one stand together', () => {
    const places = placesOf(over([3, 1, 3, 2, 5, 6]));
    expect(places.map(({ rank }) => rank)).toEqual([1, 2, 3, 5, 6]);
    expect(places[2]!.sides.map(([one]) => one!.number)).toEqual([1, 3]);
  });

  it('name all seats of a team', () => {
    const seats = [1, 2, 3, 4].map((number) => seat(number, { side: ((number - 1) % 2) + 1 }));
    const [first] = placesOf(over([1, 2], { seats }));
    expect(first!.sides[0]!.map(({ number }) => number)).toEqual([1, 3]);
  });

  it('are none where the game was broken off', () => {
    expect(placesOf(over([]))).toEqual([]);
  });
});

describe('who looks', () => {
  it.each([
    [[1, 2], 'won'],
    [[2, 1], 'lost'],
    [[1, 1], 'shared'],
    [[], 'none'],
  ] as const)('%j: %s', (ranks, part) => {
    const seats = [seat(1), seat(2)];
    expect(partOf(over([...ranks], { seats }))).toBe(part);
  });

  it('may have several seats, or none', () => {
    const both = [seat(1), seat(2, { yours: true })];
    expect(partOf(over([1, 2], { seats: both }))).toBe('several');
    const none = [seat(1, { yours: false }), seat(2)];
    expect(partOf(over([1, 2], { seats: none }))).toBe('watching');
  });
});

describe('kind words', () => {
  const key = (table: TableView) => kindWords(table)?.key;

  it('for those who lost are chosen by the facts', () => {
    expect(key(over([2, 1]))).toBe('kind-lost');
    expect(key(over([2, 1], {}, 100))).toBe('kind-lost-long');
    expect(key(over([2, 1, 3]))).toBe('kind-lost-second');
    expect(key(over([3, 1, 2]))).toBe('kind-lost');
    const strong = over([2, 1], { seats: [seat(1), computer(2, 6)] });
    expect(kindWords(strong)).toEqual({ key: 'kind-lost-strong', args: { level: 6 } });
    expect(key(over([2, 1], { seats: [seat(1), computer(2, 4)] }))).toBe('kind-lost');
  });

  it('know how it ended', () => {
    const ended = (ending: string) =>
      over([2, 1], { scene: scene({ outcome: outcome([2, 1], { ending }) }) });
    expect(key(ended('clock'))).toBe('kind-lost-clock');
    expect(key(ended('resignation'))).toBe('kind-lost-resigned');
  });

  it('know a close game by the goal on the board', () => {
    const goal = { kind: 'goal', colour: 1, cells: [4, 5] } as const;
    const layout = { ...LAYOUT, markings: [{ ...goal, cells: [4, 5] }] };
    const at = (cells: string) =>
      over([2, 1], {
        layout,
        scene: scene({ outcome: outcome([2, 1]), pieces: { ...LAYOUT.start, cells } }),
      });
    expect(key(at('..A111'))).toBe('kind-lost-close');
    expect(key(at('.1A111'))).toBe('kind-lost');
  });

  it('for winners and watchers are others', () => {
    expect(key(over([1, 2]))).toBe('kind-won');
    expect(key(over([1, 2], { seats: [seat(1), computer(2, 5)] }))).toBe('kind-won-strong');
    expect(key(over([1, 2], {}, 100))).toBe('kind-won-long');
    expect(key(over([1, 1]))).toBe('kind-shared');
    expect(key(over([1, 2], { seats: [seat(2), seat(3)] }))).toBe('kind-watching');
    expect(key(over([]))).toBeUndefined();
  });
});

describe('a span of time', () => {
  it.each([
    [0, '1 second'],
    [42_400, '42 seconds'],
    [60_000, '1 minute'],
    [754_000, '12 minutes'],
    [3_600_000, '1 hour'],
    [5_400_000, '1 hour 30 minutes'],
    [180_000_000, '2 days 2 hours'],
  ])('%i: %s', (milliseconds, text) => {
    expect(spanText(milliseconds, 'en')).toBe(text);
  });

  it('speaks the language', () => {
    expect(spanText(754_000, 'de')).toBe('12 Minuten');
  });
});
