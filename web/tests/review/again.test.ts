import { describe, expect, it, vi } from 'vitest';
import type { Game } from '$lib/review/game';
import type { Replay, SeatShape } from '$lib/wire';
import { BOARD, LAYOUT, STEP, view } from '../table/scenes';
import { turn } from './reviews';

vi.stubGlobal('__STATIC__', false);
const { copyFrom, levelsOf, movesBefore, seatingOf } = await import('$lib/review/again');

const replay: Replay = {
  layout: LAYOUT,
  notes: [
    ['seat 1', 'human'],
    ['seat 2', 'level5'],
  ],
  moves: [],
  scenes: [],
  outcome: null,
};
const game = (seats: Partial<SeatShape>[] | null, id = 'table'): Game => ({
  record: 'record',
  replay,
  board: BOARD,
  info: null,
  table: seats && view({ id, seats: view().seats.map((seat, at) => ({ ...seat, ...seats[at] })) }),
});
const computer = (level: number) => ({ holder: 'computer' as const, level, yours: false });

describe('a game that is tried again', () => {
  it('begins before the first decision of a turn: a roll stays', () => {
    const roll = { ...STEP, action: 'd5', dice: true };
    const moves = [STEP, roll, STEP, roll, roll];
    expect(movesBefore(turn(1, { first: 0, end: 1 }), moves)).toBe(0);
    expect(movesBefore(turn(2, { first: 1, end: 3 }), moves)).toBe(2);
    expect(movesBefore(turn(3, { first: 3, end: 5 }), moves)).toBe(3);
    expect(movesBefore(null, moves)).toBe(0);
  });

  it('has the same computers as before', () => {
    const found = seatingOf(game([{ yours: true }, computer(4)]), 2);
    expect(found).toEqual({ chairs: ['mine', { computer: 4 }], absent: [] });
  });

  it('has a computer in place of people who are not here', () => {
    const found = seatingOf(game([{ yours: false }, { yours: true }]), 1);
    expect(found).toEqual({ chairs: [{ computer: 3 }, 'mine'], absent: [1] });
  });

  it('has several people at one device', () => {
    expect(seatingOf(game([{ yours: true }, { yours: true }]), 1).chairs).toEqual(['mine', 'mine']);
  });

  it('gives who only watched the seat of the turn', () => {
    const found = seatingOf(game([{ yours: false }, computer(2)]), 2);
    expect(found).toEqual({ chairs: [{ computer: 3 }, 'mine'], absent: [1] });
  });

  it('of a record has the computers that it names', () => {
    expect(levelsOf(replay.notes, 2)).toEqual([null, 5]);
    expect(seatingOf(game(null), 1)).toEqual({ chairs: ['mine', { computer: 5 }], absent: [] });
    expect(seatingOf(game(null), 2).chairs).toEqual([{ computer: 3 }, 'mine']);
  });

  it('asks for the position and the terms of the table', () => {
    const chairs = ['mine' as const, { computer: 3 }];
    expect(copyFrom(game(null), 7, chairs, 800)).toEqual({
      record: 'record',
      after: 7,
      chairs,
      pace: 800,
    });
    const wish = copyFrom(game([], 'local-1'), 7, chairs, 800);
    expect([wish.clock, wish.pace, wish.hints]).toEqual(['none', 0, true]);
    expect(copyFrom(game([]), 7, chairs, 800).hints).toBeUndefined();
  });
});
