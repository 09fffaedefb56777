import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Hints } from '../../src/lib/assist/hints';
import type { Answer, Wish } from '../../src/lib/table/connection';
import type { TableState } from '../../src/lib/table/state.svelte';
import type { Judgement, Said } from '../../src/lib/wire';
import { need } from '../../src/lib/words';
import { CHOICES, scene } from '../table/scenes';
import { stateOf } from '../table/states';
import { FINE, judgement } from './judgements';

beforeAll(async () => {
  await need('words');
  await need('table');
});

const HINTED = { say: 'hinted', action: 'a1-b1', way: null, score: 210, decided: false } as const;
const REFUSED = { say: 'refused', why: { key: 'denial-hints-off' } } as const;

/** Hints from a server that always answers the same. */
function asking(
  table: TableState,
  reply: object = HINTED,
  judged: () => Promise<Judgement> = () => Promise.resolve(judgement(FINE)),
) {
  const sent: Wish[] = [];
  const around = {
    ask: (wish: Wish) => {
      sent.push(wish);
      return Promise.resolve({ ...reply, id: '' } as Answer);
    },
    tell: vi.fn<(text: string) => void>(),
    refused: vi.fn<(why: Said) => void>(),
    judge: vi.fn<(after: number, action: string) => Promise<Judgement>>(judged),
  };
  return { hints: new Hints(table, around), sent, ...around };
}

const acting = () => stateOf({ scene: scene({ choices: CHOICES }) });

describe('a hint', () => {
  it('is asked for once, and shows the piece, the move and the reason', async () => {
    const table = acting();
    const { hints, sent, judge, tell } = asking(table);
    await hints.ask();
    expect(table.hint).toMatchObject({ step: 'piece', way: { cells: [0] } });
    await hints.ask();
    expect(table.hint).toMatchObject({ step: 'move', way: { cells: [0, 1] } });
    expect(judge).not.toHaveBeenCalled();
    await hints.ask();
    expect(table.hint?.step).toBe('reason');
    expect(table.hint?.lines.at(-1)).toEqual({ key: 'hint-best-chance', args: { chance: '62%' } });
    expect(judge.mock.calls).toEqual([[0, 'a1-b1']]);
    expect(sent).toEqual([{ say: 'hint', seat: 1 }]);
    expect(table.thinking).toBe(false);
    const told = tell.mock.calls.map(([text]) => text);
    expect(told[0]).toMatch(/a1/);
    expect(told[0]).not.toMatch(/a1-b1/);
    expect(told.slice(1).every((text) => text.includes('a1-b1'))).toBe(true);
  });

  it('is said again when all of it is shown', async () => {
    const table = acting();
    const { hints, tell, judge } = asking(table);
    for (let press = 0; press < 4; press += 1) await hints.ask();
    expect(tell.mock.calls[3]).toEqual(tell.mock.calls[2]);
    expect(judge).toHaveBeenCalledTimes(1);
  });

  it('is not asked for twice at a time', async () => {
    const { hints, sent } = asking(acting());
    await Promise.all([hints.ask(), hints.ask()]);
    expect(sent).toHaveLength(1);
  });

  it('is none where the computer has nothing to say, or the table allows none', async () => {
    const table = acting();
    await asking(table, { ...HINTED, action: '' }).hints.ask();
    expect(table.hint).toBeNull();
    const { hints, refused } = asking(table, REFUSED);
    await hints.ask();
    expect(table.hint).toBeNull();
    expect(refused).toHaveBeenCalledWith(REFUSED.why);
  });

  it('that was behind a note comes back before it says more', async () => {
    const table = acting();
    const { hints } = asking(table);
    await hints.ask();
    table.note = { said: { key: 'refusal-roll-first' }, tone: 'refused' };
    await hints.ask();
    expect([table.note, table.hint?.step]).toEqual([null, 'piece']);
    await hints.ask();
    expect(table.hint?.step).toBe('move');
  });

  it('whose reason is not found says so, and can be asked again', async () => {
    const table = acting();
    const judged = vi.fn(() => Promise.resolve(judgement(FINE)));
    judged.mockRejectedValueOnce(new Error('away'));
    const { hints } = asking(table, HINTED, judged);
    for (let press = 0; press < 3; press += 1) await hints.ask();
    expect(table.note?.said.key).toBe('hint-no-reason');
    expect(table.hint?.step).toBe('move');
    await hints.ask();
    await hints.ask();
    expect(table.hint?.step).toBe('reason');
  });

  it('about a position that is gone gives no reason', async () => {
    const table = acting();
    const { hints } = asking(table, HINTED, () => {
      table.hint = null;
      return Promise.resolve(judgement(FINE));
    });
    for (let press = 0; press < 3; press += 1) await hints.ask();
    expect(table.hint).toBeNull();
    expect(table.note).toBeNull();
  });
});
