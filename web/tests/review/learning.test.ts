// Tasks made of mistakes, with a judge that answers when the test wants it to.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '$lib/api';
import type { Game } from '$lib/review/game';
import type { Attempt } from '$lib/review/learning.svelte';
import type { JudgedAction, Judgement, NewJudgement, Review } from '$lib/wire';
import { BOARD, LAYOUT, scene } from '../table/scenes';
import { better, moves, review, turn } from './reviews';

interface Asked {
  wish: NewJudgement;
  local: boolean;
  answer(action: Partial<JudgedAction>): Promise<void>;
  refuse(reason: unknown): Promise<void>;
}
const asked = vi.hoisted(() => [] as Asked[]);

vi.mock('$lib/review/requests', () => ({
  judge: (wish: NewJudgement, local: boolean) =>
    new Promise<Judgement>((resolve, reject) => {
      const settled = async (how: () => void) => {
        how();
        await new Promise((done) => setTimeout(done));
      };
      const good = { cost: 0, lost: 0, mistake: null, better: null, reasons: [] };
      asked.push({
        wish,
        local,
        answer: (action) =>
          settled(() => resolve({ chances: [], toGo: null, action: { ...good, ...action } })),
        refuse: (reason) => settled(() => reject(reason as Error)),
      });
    }),
}));
const { Learning } = await import('$lib/review/learning.svelte');

const game: Game = {
  record: 'record',
  replay: {
    layout: LAYOUT,
    notes: [],
    moves: moves(4),
    scenes: Array.from({ length: 5 }, (_, event) => scene({ event })),
    outcome: null,
  },
  board: BOARD,
  info: null,
  table: null,
};
const mistake = 'mistake' as const;
/** Two mistakes of the first side. */
const twice = (): Review =>
  review({
    turns: [
      turn(1, { mistake, better: [better(0)] }),
      turn(2),
      turn(3, { mistake, better: [better(2)] }),
    ],
  });

const told = vi.fn<(attempt: Attempt) => void>();
let learning: InstanceType<typeof Learning>;
const attempt = () => learning.attempt!;
const last = () => asked.at(-1)!;

beforeEach(() => {
  asked.splice(0);
  told.mockClear();
  learning = new Learning(game, twice(), 1, told);
});

describe('a task', () => {
  it('shows the position before the mistake, and what can be done there', () => {
    expect(learning.tasks.length).toBe(2);
    expect(attempt().scene).toBe(game.replay.scenes[0]);
    expect(attempt().choices).toBe(attempt().task.choices);
    attempt().touch({ cell: 0 });
    expect(attempt().targets.map(({ action }) => action)).toEqual(['a1-b1', 'a1-c1']);
  });

  it('is solved at once by the best move', async () => {
    await attempt().act('a1-c1');
    expect(asked).toEqual([]);
    expect([attempt().result, attempt().tried!.right]).toEqual(['first', true]);
    expect(attempt().choices).toBeNull();
    expect(told).toHaveBeenCalledOnce();
  });

  it('is solved by another move that is no mistake', async () => {
    attempt().touch({ cell: 0 });
    void attempt().act('a1-b1');
    expect([attempt().waiting, attempt().choices]).toEqual([true, null]);
    expect(attempt().hand.selected).toBeNull();
    expect(last().wish).toEqual({ record: 'record', after: 0, action: 'a1-b1' });
    expect(last().local).toBe(false);
    await last().answer({ cost: 20 });
    expect([attempt().result, attempt().tried!.judged!.cost]).toEqual(['first', 20]);
  });

  it('can be tried again after a mistake', async () => {
    void attempt().act('a1-b1');
    await last().answer({ cost: 300, mistake });
    expect([attempt().result, attempt().tried!.right, attempt().missed]).toEqual([
      'open',
      false,
      true,
    ]);
    expect(attempt().choices).not.toBeNull();
    await attempt().act('a1-c1');
    expect(attempt().result).toBe('later');
  });

  it('says why something is not possible, and is no try', async () => {
    void attempt().act('a1-f1');
    await last().refuse(new Refused(422, [{ key: 'refusal-too-far' }]));
    expect(attempt().note!.said.key).toBe('refusal-too-far');
    expect([attempt().missed, attempt().waiting]).toEqual([false, false]);
  });

  it('can be shown', () => {
    attempt().show();
    expect([attempt().result, attempt().choices]).toEqual(['shown', null]);
    expect(learning.results).toEqual(['shown', 'open']);
  });

  it('does nothing any more when somebody has gone on', async () => {
    const before = attempt();
    void before.act('a1-b1');
    learning.next();
    await last().answer({});
    expect([before.tried, told.mock.calls.length]).toEqual([null, 0]);
    expect(learning.results).toEqual(['skipped', 'open']);
  });
});

describe('all tasks', () => {
  it('are done one after the other, and counted', async () => {
    await attempt().act('a1-c1');
    learning.next();
    expect(learning.at).toBe(1);
    learning.next();
    expect([learning.finished, learning.attempt]).toEqual([true, null]);
    expect(learning.results).toEqual(['first', 'skipped']);
    expect([learning.count('first'), learning.count('later')]).toEqual([1, 0]);
  });

  it('keep their first result when one is done again', async () => {
    await attempt().act('a1-c1');
    learning.go(1);
    learning.go(0);
    expect(attempt().open).toBe(true);
    attempt().show();
    expect(learning.results).toEqual(['first', 'open']);
  });

  it('begin anew', async () => {
    await attempt().act('a1-c1');
    learning.again();
    expect([learning.results, learning.at]).toEqual([['open', 'open'], 0]);
  });

  it('can be none', () => {
    const none = new Learning(game, twice(), 2, told);
    expect([none.finished, none.tasks.length]).toEqual([true, 0]);
  });
});
