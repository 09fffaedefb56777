import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lead } from '../../src/lib/assist/lead.svelte';
import { begin } from '../../src/lib/table/reduce';
import type { TableState } from '../../src/lib/table/state.svelte';
import { settings } from '../../src/lib/settings.svelte';
import type { Judgement, TableView } from '../../src/lib/wire';
import { HIT, STEP, scene, view } from '../table/scenes';
import { stateOf } from '../table/states';
import { judgement } from './judgements';

const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  settings.lead = true;
});
afterEach(() => {
  settings.lead = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table where it is judged who is ahead. */
function judged(change: Partial<TableView> = {}) {
  const table = stateOf(change);
  table.line = { is: 'live' };
  const answers: ((found: Judgement | null) => void)[] = [];
  const judge = vi.fn<(after: number) => Promise<Judgement>>(
    () =>
      new Promise<Judgement>((resolve, reject) =>
        answers.push((found) => (found === null ? reject(new Error()) : resolve(found))),
      ),
  );
  const permit = vi.fn<(seats: readonly number[]) => Promise<boolean>>(() => Promise.resolve(true));
  const lead = new Lead(table, { judge, permit });
  const answer = async (found: Judgement | null) => {
    answers.shift()!(found);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { table, lead, judge, permit, answer };
}

function become(table: TableState, change: Partial<TableView>): void {
  table.known = begin(view(change), 0);
}

const wait = () => vi.advanceTimersByTimeAsync(1000);
const afterOne = { moves: [STEP], scene: scene({ turns: 1 }) };
const afterTwo = { moves: [STEP, HIT], scene: scene({ turns: 2 }) };

describe('who is ahead', () => {
  it('is judged when it is shown, and after every turn', async () => {
    const { table, lead, judge, permit, answer } = judged();
    lead.update();
    await wait();
    expect(permit).toHaveBeenCalledWith([1]);
    expect(judge).toHaveBeenCalledWith(0);
    await answer(judgement());
    expect(lead.value).toEqual(judgement());
    lead.update();
    await wait();
    expect(judge, 'nothing has changed').toHaveBeenCalledTimes(1);
    become(table, afterOne);
    lead.update();
    expect(lead.old, 'the old value stays, dimmed').toBe(true);
    await wait();
    expect(judge).toHaveBeenLastCalledWith(1);
    await answer(judgement(null, { chances: [4000, 6000] }));
    expect([lead.old, lead.value?.chances[0]]).toEqual([false, 4000]);
  });

  it('is not judged within a turn, but after something was taken back', async () => {
    const { table, lead, judge, answer } = judged(afterTwo);
    lead.update();
    await wait();
    await answer(judgement());
    become(table, { moves: [STEP, HIT, STEP], scene: scene({ turns: 2 }) });
    lead.update();
    await wait();
    expect(judge).toHaveBeenCalledTimes(1);
    become(table, { moves: [STEP, HIT], scene: scene({ turns: 2 }) });
    lead.update();
    await wait();
    expect(judge).toHaveBeenCalledTimes(2);
  });

  it('is asked once for turns that follow at once, and one question at a time', async () => {
    const { table, lead, judge, answer } = judged();
    lead.update();
    become(table, afterOne);
    lead.update();
    await wait();
    expect(judge.mock.calls).toEqual([[1]]);
    become(table, afterTwo);
    lead.update();
    await wait();
    expect(judge, 'the first is not answered').toHaveBeenCalledTimes(1);
    await answer(judgement());
    expect(lead.value, 'of an earlier position').toBeNull();
    await wait();
    expect(judge).toHaveBeenLastCalledWith(2);
    await answer(judgement(null, { chances: [1000, 9000] }));
    expect(lead.value?.chances[0]).toBe(1000);
  });

  it('is not judged while nobody looks, or the line is broken', async () => {
    const { table, lead, judge } = judged();
    page.hidden = true;
    lead.update();
    await wait();
    page.hidden = false;
    table.line = { is: 'reconnecting', attempt: 1, why: null };
    lead.update();
    await wait();
    expect(judge).not.toHaveBeenCalled();
    table.line = { is: 'live' };
    lead.update();
    await wait();
    expect(judge).toHaveBeenCalledTimes(1);
  });

  it('says when it is not known, and keeps what was known', async () => {
    const { table, lead, answer } = judged();
    lead.update();
    await wait();
    await answer(null);
    expect([lead.failed, lead.value]).toEqual([true, null]);
    become(table, afterOne);
    lead.update();
    await wait();
    await answer(judgement());
    expect(lead.failed).toBe(false);
    become(table, afterTwo);
    lead.update();
    await wait();
    await answer(null);
    expect([lead.old, lead.value]).toEqual([true, judgement()]);
  });

  it('is not judged where the room notes no help', async () => {
    const { lead, judge, permit } = judged();
    permit.mockResolvedValue(false);
    lead.update();
    await wait();
    expect(judge).not.toHaveBeenCalled();
    expect(lead.failed).toBe(true);
  });

  it('is shown only to those who sit at a table that allows it, while the game runs', async () => {
    const others = view().seats.map((seat) => ({ ...seat, yours: false }));
    const shown = (change: Partial<TableView>) => judged(change).lead.shown;
    expect(shown({})).toBe(true);
    expect(shown({ seats: others })).toBe(false);
    expect(shown({ terms: { ...view().terms, hints: false } })).toBe(false);
    expect(shown({ scene: scene({ waits: 'over' }) })).toBe(false);
    expect(shown({ scene: scene({ waits: 'chairs' }) })).toBe(false);
    settings.lead = false;
    expect(shown({})).toBe(false);
    const { lead, judge } = judged();
    lead.update();
    await wait();
    expect(judge).not.toHaveBeenCalled();
  });
});
