import { describe, expect, test } from 'vitest';
import { finishedHere, peopleIn, resultOf } from '../../src/lib/history/finished';
import { bests, counts } from '../../src/lib/history/statistics';
import type { FinishedGame, FinishedSeat, MyTable } from '../../src/lib/wire';
import { view } from '../table/scenes';

function seat(place: number | null, change: Partial<FinishedSeat> = {}): FinishedSeat {
  const nobody = { name: '', avatar: 0, player: '', level: null, deleted: false, bot: false };
  return { side: 1, place, hinted: false, own: false, ...nobody, ...change };
}

function game(seats: FinishedSeat[], change: Partial<FinishedGame> = {}): FinishedGame {
  return {
    table: 't',
    game: 'halma',
    options: [],
    ended: 5,
    lasted: null,
    turns: 40,
    jumps: 9,
    ending: 'rules',
    setUp: false,
    copied: false,
    seats: seats.map((one, index) => ({ ...one, side: index + 1 })),
    ...change,
  };
}

const me = (place: number | null, change = {}) => seat(place, { own: true, ...change });
const computer = (place: number | null, level = 3) => seat(place, { level });

describe('how a game ended for a person', () => {
  test.each([
    ['won', [me(1), computer(2)]],
    ['lost', [me(2), computer(1)]],
    ['shared', [me(1), seat(1)]],
    ['broken', [me(null), seat(null)]],
    ['both', [me(1), me(2)]],
  ])('%s', (result, seats) => {
    expect(resultOf(game(seats), null)).toBe(result);
  });

  test('people at one device are told apart', () => {
    const both = game([me(2), me(1, { player: 'b7', name: 'Ben' }), computer(3)]);
    expect(resultOf(both, 'me')).toBe('lost');
    expect(resultOf(both, 'b7')).toBe('won');
    expect(resultOf(both, 'c9')).toBeNull();
    expect(peopleIn([both])).toEqual([
      { id: 'me', name: '' },
      { id: 'b7', name: 'Ben' },
    ]);
  });
});

test('win rates by game, number of players and opponent', () => {
  const games = [
    game([me(1), computer(2)]),
    game([me(2, { hinted: true }), computer(1)]),
    game([me(1), computer(2, 5)]),
    game([me(1), seat(2), computer(3)]),
    // None of these is counted.
    game([me(1), computer(2)], { setUp: true }),
    game([me(1), computer(2)], { copied: true }),
    game([me(null), computer(null)]),
    game([me(1), me(2)]),
    game([me(1)]),
  ];
  const kind = { game: 'halma', shared: 0 };
  expect(counts(games, null)).toEqual([
    { ...kind, players: 2, level: 3, played: 2, won: 1, lost: 1, hinted: 1 },
    { ...kind, players: 3, level: 0, played: 1, won: 1, lost: 0, hinted: 0 },
    { ...kind, players: 2, level: 5, played: 1, won: 1, lost: 0, hinted: 0 },
  ]);
});

test('the best solutions, those with hints apart', () => {
  const solo = (turns: number, jumps: number, change = {}, hinted = false) =>
    game([me(1, { hinted })], { game: 'solo-halma', turns, jumps, table: `${turns}`, ...change });
  const found = bests(
    [
      solo(20, 31),
      solo(19, 40),
      solo(19, 38, { table: 'x' }),
      solo(18, 31, {}, true),
      solo(17, 1, { setUp: true }),
      game([me(2)], { game: 'solo-halma', turns: 3 }),
    ],
    'me',
  );
  const best = { game: 'solo-halma', options: '' };
  expect(found).toEqual([
    { ...best, hinted: false, solved: 3, turns: 19, jumps: 38, table: 'x' },
    { ...best, hinted: true, solved: 1, turns: 18, jumps: 31, table: '18' },
  ]);
});

describe('games of this device', () => {
  const { terms, seats } = view();
  const outcome = { ranks: [1, 2], ending: 'rules', reason: null, won: [], lasted: 9000 };
  const table: MyTable = {
    table: 'local-1',
    terms,
    seats,
    turn: null,
    yours: false,
    outcome,
    at: 77,
    turns: 12,
    jumps: 3,
    pieces: null,
  };

  test('have the same shape', () => {
    const found = finishedHere(table)!;
    expect(found.seats.map(({ own, place }) => [own, place])).toEqual([
      [true, 1],
      [false, 2],
    ]);
    expect([found.ended, found.lasted, found.turns]).toEqual([77, 9000, 12]);
  });

  test('are none as long as nothing happened or they go on', () => {
    expect(finishedHere({ ...table, outcome: null })).toBeNull();
    expect(finishedHere({ ...table, turns: 0 })).toBeNull();
    const broken = finishedHere({ ...table, outcome: { ...outcome, ending: 'aborted' } })!;
    expect(broken.seats.map(({ place }) => place)).toEqual([null, null]);
  });
});
