import { describe, expect, it } from 'vitest';
import { Permit } from '../../src/lib/assist/permit';
import { LOST, type Answer, type Wish } from '../../src/lib/table/connection';
import { view } from '../table/scenes';
import { stateOf } from '../table/states';

const DONE: Answer = { say: 'done', id: '', number: 5 };
const refused = (key: string): Answer => ({ say: 'refused', id: '', why: { key } });

function asking(answer: Answer, hinted = false) {
  const seats = view().seats.map((seat) => ({ ...seat, yours: true, hinted }));
  const sent: Wish[] = [];
  const send = (wish: Wish) => {
    sent.push(wish);
    return Promise.resolve(answer);
  };
  return { permit: new Permit(stateOf({ seats }), { send }), sent };
}

describe('help', () => {
  it('is noted once for each seat before it is given', async () => {
    const { permit, sent } = asking(DONE);
    expect(await Promise.all([permit.of([1]), permit.of([1, 2])])).toEqual([true, true]);
    expect(await permit.of([2])).toBe(true);
    expect(sent).toEqual([
      { say: 'assist', seat: 1 },
      { say: 'assist', seat: 2 },
    ]);
  });

  it('is noted already where somebody had a hint', async () => {
    const { permit, sent } = asking(DONE, true);
    expect(await permit.of([1])).toBe(true);
    expect(sent).toEqual([]);
  });

  it('is not given where the room refuses it, or to nobody', async () => {
    const { permit, sent } = asking(refused('denial-hints-off'));
    expect(await permit.of([1])).toBe(false);
    expect(await permit.of([1]), 'asked again').toBe(false);
    expect(sent).toHaveLength(2);
    expect(await permit.of([])).toBe(false);
  });

  it('is given up where every question ends the line', async () => {
    const { permit, sent } = asking(refused(LOST));
    for (let turn = 0; turn < 5; turn += 1) expect(await permit.of([1])).toBe(false);
    expect(sent).toHaveLength(2);
  });
});
