import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { warningLines } from '../../src/lib/assist/warning';
import { PATIENCE, Warnings } from '../../src/lib/assist/warnings.svelte';
import { begin } from '../../src/lib/table/reduce';
import type { Answer } from '../../src/lib/table/connection';
import { settings } from '../../src/lib/settings.svelte';
import type { Choices, JudgedAction, Judgement, TableView } from '../../src/lib/wire';
import { need } from '../../src/lib/words';
import { CHOICES, STEP, scene, view } from '../table/scenes';
import { stateOf } from '../table/states';
import { BLUNDER, FINE, judgement } from './judgements';

beforeAll(async () => {
  await need('words');
  await need('table');
});
beforeEach(() => {
  settings.warn = true;
  vi.useFakeTimers();
});
afterEach(() => {
  settings.warn = false;
  vi.useRealTimers();
});

const DONE: Answer = { say: 'done', id: '', number: 5 };

/** A table where every action is judged the same. */
function warned(
  action: JudgedAction | Promise<Judgement>,
  { choices = CHOICES, change = {} }: { choices?: Choices; change?: Partial<TableView> } = {},
) {
  const table = stateOf({ scene: scene({ choices }), ...change });
  const busy: boolean[] = [];
  const around = {
    act: vi.fn<(action: string) => Promise<Answer | null>>(() => Promise.resolve(DONE)),
    permit: vi.fn<(seats: readonly number[]) => Promise<boolean>>(() => Promise.resolve(true)),
    judge: vi.fn<(after: number, action: string) => Promise<Judgement>>(() => {
      busy.push(table.busy);
      return action instanceof Promise ? action : Promise.resolve(judgement(action));
    }),
    settle: vi.fn(),
  };
  return { table, busy, warnings: new Warnings(table, around), ...around };
}

describe('a blunder', () => {
  it('is not sent, and the piece goes back', async () => {
    const { table, busy, warnings, act, judge, permit, settle } = warned(BLUNDER);
    const before = table.pieces;
    await warnings.act('a1-b1');
    expect(act).not.toHaveBeenCalled();
    expect(permit).toHaveBeenCalledWith([1]);
    expect(judge).toHaveBeenCalledWith(0, 'a1-b1');
    expect([busy, table.busy]).toEqual([[true], false]);
    expect(warnings.now?.action).toBe('a1-b1');
    expect(table.pieces).toEqual(before);
    expect(table.pieces).not.toBe(before);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('is played when it is wished for all the same, by its button or once more', async () => {
    for (const wish of ['button', 'again']) {
      const { warnings, act, judge } = warned(BLUNDER);
      await warnings.act('a1-b1');
      await (wish === 'button' ? warnings.anyway() : warnings.act('a1-b1'));
      expect(act.mock.calls, wish).toEqual([['a1-b1']]);
      expect(judge).toHaveBeenCalledTimes(1);
      expect(warnings.now).toBeNull();
    }
  });

  it('gives way to another move, which is judged as well', async () => {
    const { warnings, act, judge } = warned(BLUNDER);
    await warnings.act('a1-b1');
    warnings.drop();
    expect(warnings.now).toBeNull();
    await warnings.act('a1-c1');
    expect(warnings.now?.action).toBe('a1-c1');
    expect(judge).toHaveBeenCalledTimes(2);
    expect(act).not.toHaveBeenCalled();
  });

  it('is forgotten when something else happens', async () => {
    const { table, warnings, act } = warned(BLUNDER);
    await warnings.act('a1-b1');
    table.known = begin(view({ moves: [STEP] }), 0);
    expect(warnings.now).toBeNull();
    await warnings.anyway();
    expect(act).not.toHaveBeenCalled();
  });
});

describe('a move', () => {
  it('that is no blunder is sent', async () => {
    for (const mistake of [null, 'inaccuracy', 'mistake'] as const) {
      const { warnings, act } = warned({ ...FINE, mistake });
      await warnings.act('a1-b1');
      expect(act, String(mistake)).toHaveBeenCalledWith('a1-b1');
    }
  });

  it('is sent without a warning where judging it fails or takes too long', async () => {
    const failed = warned(Promise.reject(new Error('away')));
    await failed.warnings.act('a1-b1');
    expect(failed.act).toHaveBeenCalledWith('a1-b1');
    const slow = warned(new Promise<Judgement>(() => {}));
    const sending = slow.warnings.act('a1-b1');
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(slow.act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(slow.act).toHaveBeenCalledWith('a1-b1');
  });

  it('is not judged where nobody asked for it, or nothing is to be judged', async () => {
    const sent = async (what: ReturnType<typeof warned>, action = 'a1-b1') => {
      await what.warnings.act(action);
      expect(what.act).toHaveBeenCalledWith(action);
      expect(what.judge).not.toHaveBeenCalled();
    };
    await sent(warned(BLUNDER), 'a1-f1');
    const forced = { ...CHOICES, picks: [], plain: ['pass'] };
    await sent(warned(BLUNDER, { choices: forced }), 'pass');
    const terms = { ...view().terms, hints: false };
    await sent(warned(BLUNDER, { change: { terms } }));
    settings.warn = false;
    await sent(warned(BLUNDER));
  });

  it('is not judged before the room has noted the help', async () => {
    const { warnings, act, judge, permit } = warned(BLUNDER);
    permit.mockResolvedValue(false);
    await warnings.act('a1-b1');
    expect(judge).not.toHaveBeenCalled();
    expect(act).toHaveBeenCalledWith('a1-b1');
  });

  it('is not sent any more when it was judged too late for its position', async () => {
    let answer: (found: Judgement) => void = () => {};
    const judged = new Promise<Judgement>((resolve) => (answer = resolve));
    const { table, warnings, act, settle } = warned(judged);
    const sending = warnings.act('a1-b1');
    table.known = begin(view({ moves: [STEP] }), 0);
    answer(judgement(FINE));
    await sending;
    expect(act).not.toHaveBeenCalled();
    expect(settle).toHaveBeenCalledTimes(1);
  });
});

describe('what a warning says', () => {
  const warning = (judged: Judgement) => ({ action: 'a1-b1', judged, side: 1, moves: 0 });

  it('is the cost and the first reason, not the better move', () => {
    expect(warningLines(warning(judgement(BLUNDER)))).toEqual([
      { key: 'warn-chance', args: { lost: '31%', from: '62%', to: '31%' } },
      BLUNDER.reasons[0],
    ]);
  });

  it('never costs more than there is', () => {
    const lost = judgement({ ...BLUNDER, lost: 6900, reasons: [] });
    expect(warningLines(warning(lost))).toEqual([
      { key: 'warn-chance', args: { lost: '62%', from: '62%', to: '0%' } },
    ]);
  });

  it('counts turns for one player', () => {
    const alone = judgement({ ...BLUNDER, reasons: [] }, { chances: [], toGo: 9 });
    expect(warningLines(warning(alone))).toEqual([{ key: 'warn-turns', args: { turns: 4 } }]);
  });
});
