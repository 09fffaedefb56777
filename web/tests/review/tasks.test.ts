import { describe, expect, it } from 'vitest';
import { isRight, tasksOf, wayOf } from '$lib/review/tasks';
import { CHOICES } from '../table/scenes';
import { better, moves, review, turn } from './reviews';

const JUDGED = { cost: 0, lost: 0, mistake: null, better: null, reasons: [] };

describe('the mistakes of a side', () => {
  it('are tasks in their order', () => {
    const [task, ...others] = tasksOf(review(), moves(4), 1);
    expect(others).toEqual([]);
    expect([task!.place, task!.at, task!.seat]).toEqual([3, 2, 1]);
    expect(task!.choices).toBe(CHOICES);
    expect(tasksOf(review(), moves(4), 2).map(({ place }) => place)).toEqual([2]);
  });

  it('are one task for each turn, and none where nothing can be chosen', () => {
    const mistake = 'mistake' as const;
    const all = [better(0, { lost: 300 }), better(1, { lost: 700 })];
    const game = review({
      turns: [
        turn(1, { first: 0, end: 2, mistake, better: all }),
        turn(3, { first: 2, end: 3, mistake, better: [better(2, { choices: null })] }),
        turn(5, { first: 3, end: 4, better: [better(3)] }),
      ],
    });
    expect(tasksOf(game, moves(4), 1).map(({ at }) => at)).toEqual([1]);
  });

  it('are solved by the best move, and by any that is no mistake', () => {
    const task = tasksOf(review(), moves(4), 1)[0]!;
    expect(isRight(task, 'a1-c1', null)).toBe(true);
    expect(isRight(task, 'a1-b1', JUDGED)).toBe(true);
    expect(isRight(task, 'a1-b1', { ...JUDGED, mistake: 'inaccuracy' })).toBe(false);
    expect(isRight(task, 'a1-b1', null)).toBe(false);
  });

  it('know the dice of their turn', () => {
    const roll = { ...moves(1)[0]!, action: 'd5', dice: true };
    const blunder = { mistake: 'blunder' as const, better: [better(2)] };
    const game = review({ turns: [turn(1, { first: 1, end: 3, ...blunder })] });
    const played = [{ ...roll, action: 'd2' }, roll, ...moves(1)];
    expect(tasksOf(game, played, 1)[0]!.dice).toEqual([5]);
    expect(tasksOf(review(), moves(4), 1)[0]!.dice).toEqual([]);
  });

  it('have ways to draw', () => {
    expect(wayOf(CHOICES, 'a1-c1')!.effects).toEqual([
      { piece: '', from: { cell: 0 }, to: { cell: 2 } },
    ]);
    expect(wayOf(CHOICES, 'pass')).toBeNull();
  });
});
