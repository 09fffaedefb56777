// One step of a lesson, with a server that answers when the test wants it to.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '$lib/api';
import { Trial } from '$lib/learn/trial.svelte';
import type { Attempted, Choices, Move, Verdict } from '$lib/wire';
import { BOARD, CHOICES, HIT, LAYOUT, STEP, scene } from '../table/scenes';

interface Question {
  actions: string[];
  answer(answer: Attempted): Promise<void>;
  refuse(reason: unknown): Promise<void>;
}
const asked: Question[] = [];

const ask = (actions: string[]) =>
  new Promise<Attempted>((resolve, reject) => {
    const settled = async (how: () => void) => {
      how();
      await vi.advanceTimersByTimeAsync(0);
    };
    asked.push({
      actions,
      answer: (answer) => settled(() => resolve(answer)),
      refuse: (reason) => settled(() => reject(reason as Error)),
    });
  });

const stands = (moves: Move[], verdict: Verdict = 'open', choices: Choices | null = CHOICES) =>
  ({
    replay: {
      layout: LAYOUT,
      notes: [],
      moves,
      scenes: Array.from({ length: moves.length + 1 }, (_, event) => scene({ event })),
      outcome: null,
    },
    choices: verdict === 'open' ? choices : null,
    seat: 1,
    verdict,
  }) satisfies Attempted;

const last = () => asked.at(-1)!;

let trial: Trial;
const around = {
  confirms: () => false,
  tell: vi.fn(),
  refused: vi.fn(),
  decided: vi.fn(),
  pause: (time: number) => new Promise<void>((done) => setTimeout(done, time)),
};
/** A board whose pieces fly until the test lets them land. */
const board = {
  landed: () => {},
  finish: vi.fn(() => board.landed()),
  focusCell: () => {},
  flies: false,
  animate: vi.fn(() =>
    board.flies ? new Promise<void>((done) => (board.landed = done)) : Promise.resolve(),
  ),
};

beforeEach(async () => {
  vi.useFakeTimers();
  asked.splice(0);
  vi.clearAllMocks();
  board.flies = false;
  trial = new Trial('game', [BOARD], ask, around);
  trial.useBoard(board);
});

async function opened(): Promise<void> {
  void trial.open();
  await last().answer(stands([]));
}

describe('a step to try', () => {
  beforeEach(opened);

  it('shows the set-up and what can be done', () => {
    expect(asked.map(({ actions }) => actions)).toEqual([[]]);
    expect(trial.choices).toBe(CHOICES);
    expect(trial.pieces).toEqual(LAYOUT.start);
    expect([trial.verdict, trial.canUndo]).toEqual(['open', false]);
  });

  it('sends everything that was done, and shows what is new', async () => {
    trial.touchCell(0);
    trial.touchCell(1);
    expect(last().actions).toEqual(['a1-b1']);
    await last().answer(stands([STEP]));
    expect(board.animate).toHaveBeenCalledWith([STEP]);
    expect(around.tell).toHaveBeenCalledWith(STEP);
    expect(trial.canUndo).toBe(true);
    trial.drop({ cell: 0 }, 2);
    expect(last().actions).toEqual(['a1-b1', 'a1-c1']);
    await last().answer(stands([STEP, HIT], 'solved'));
    expect(board.animate).toHaveBeenLastCalledWith([HIT]);
    expect([trial.verdict, trial.choices]).toEqual(['solved', null]);
    expect(around.decided).toHaveBeenCalledTimes(1);
  });

  it('says why something is refused, and changes nothing', async () => {
    const why = { key: 'refusal-way', rule: '6' };
    trial.touchCell(0);
    trial.touchCell(5);
    expect(last().actions).toEqual(['a1-f1']);
    await last().refuse(new Refused(422, [why]));
    expect(trial.note).toEqual({ said: why, tone: 'refused' });
    expect(around.refused).toHaveBeenCalledWith(why);
    expect(trial.choices).toBe(CHOICES);
    expect(trial.canUndo).toBe(false);
    trial.touchCell(0);
    trial.touchCell(1);
    expect(last().actions).toEqual(['a1-b1']);
  });

  it('says when the server cannot be reached, and lets one try again', async () => {
    void trial.act('a1-b1');
    await last().refuse(new TypeError('no net'));
    expect(trial.note?.said.key).toBe('error-unreachable');
    void trial.act('a1-b1');
    await last().answer(stands([STEP]));
    expect([trial.note, trial.shown]).toEqual([null, 1]);
  });

  it('takes back what was done without asking', async () => {
    void trial.act('a1-b1');
    await last().answer(stands([STEP]));
    void trial.act('b1-e1');
    await last().answer(stands([STEP, HIT], 'missed'));
    const questions = asked.length;
    trial.restart();
    expect([trial.shown, trial.verdict, trial.canUndo]).toEqual([0, 'open', false]);
    void trial.act('a1-b1');
    await last().answer(stands([STEP]));
    trial.undo();
    expect([trial.shown, trial.choices]).toEqual([0, CHOICES]);
    expect(asked.length).toBe(questions + 1);
  });

  it('sends what others answered and what fell, and takes it back with what it answers', async () => {
    const roll: Move = { ...STEP, action: 'd4', dice: true, way: null, effects: [] };
    const reply: Move = { ...HIT, seat: 2, action: 'e1-d1' };
    void trial.act('a1-b1');
    await last().answer(stands([STEP, reply, roll]));
    expect(trial.done).toEqual(['a1-b1', 'e1-d1', 'd4']);
    void trial.act('b1-c1');
    expect(last().actions).toEqual(['a1-b1', 'e1-d1', 'd4', 'b1-c1']);
    await last().answer(stands([STEP, reply, roll, STEP]));
    trial.undo();
    expect(trial.done).toEqual(['a1-b1', 'e1-d1', 'd4']);
    trial.undo();
    expect([trial.done, trial.canUndo]).toEqual([[], false]);
  });

  it('ignores an answer to something that was taken back', async () => {
    void trial.act('a1-b1');
    const late = last();
    trial.undo();
    await late.answer(stands([STEP], 'solved'));
    expect([trial.shown, trial.verdict]).toEqual([0, 'open']);
    expect(trial.choices).toBe(CHOICES);
    expect(around.decided).not.toHaveBeenCalled();
  });

  it('ignores answers when nobody looks any more', async () => {
    void trial.act('a1-b1');
    trial.close();
    await last().answer(stands([STEP], 'solved'));
    expect(around.decided).not.toHaveBeenCalled();
  });

  it('keeps a touch that comes before the answer', async () => {
    void trial.act('a1-b1');
    trial.touch({ cell: 3 });
    trial.touchCell(4);
    expect(asked.length).toBe(2);
    await last().answer(stands([STEP]));
    expect(last().actions).toEqual(['a1-b1', 'd1-e1']);
  });

  it('lets nobody wait for a piece that flies', async () => {
    board.flies = true;
    void trial.act('a1-b1');
    await last().answer(stands([STEP]));
    expect([trial.shown, trial.choices]).toEqual([0, null]);
    trial.catchUp();
    expect(board.finish).toHaveBeenCalled();
    expect([trial.shown, trial.choices]).toEqual([1, CHOICES]);
    await vi.advanceTimersByTimeAsync(0);
    expect(trial.shown).toBe(1);
  });
});

describe('a step to watch', () => {
  const ROLL: Move = { ...STEP, action: 'd4', dice: true, way: null, effects: [] };

  it('is shown move by move, with time to look', async () => {
    void trial.open();
    await last().answer(stands([ROLL, STEP], 'solved'));
    expect([trial.shown, trial.verdict, trial.dice]).toEqual([0, 'open', []]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([trial.shown, trial.dice]).toEqual([1, [4]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([trial.shown, trial.verdict, trial.lastMove]).toEqual([2, 'solved', STEP]);
    expect(around.decided).toHaveBeenCalledTimes(1);
  });

  it('can be shown again, also in the middle of it', async () => {
    void trial.open();
    await last().answer(stands([ROLL, STEP], 'solved'));
    await vi.advanceTimersByTimeAsync(1000);
    void trial.showAgain();
    expect(trial.shown).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(trial.shown).toBe(2);
    expect(around.tell).toHaveBeenCalledTimes(3);
  });

  it('that cannot be fetched says so, and can be fetched again', async () => {
    void trial.open();
    await last().refuse(new Refused(503, [{ key: 'denial-busy' }]));
    expect(trial.failed).toEqual([{ key: 'denial-busy' }]);
    await opened();
    expect([trial.failed, trial.choices]).toEqual([[], CHOICES]);
  });
});
