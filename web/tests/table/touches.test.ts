import { describe, expect, it, vi } from 'vitest';
import { EMPTY } from '../../src/lib/table/hand';
import type { TableState } from '../../src/lib/table/state.svelte';
import { Touches, type Around } from '../../src/lib/table/touches';
import { CHOICES, SET_DOWN, scene } from './scenes';
import { stateOf } from './states';

function touching(table: TableState, confirm: boolean | Around['confirms'] = false) {
  const around = {
    act: vi.fn(),
    explain: vi.fn(),
    instead: vi.fn(),
    confirms: typeof confirm === 'function' ? confirm : () => confirm,
  };
  return { touches: new Touches(table, around), ...around };
}

const choosing = () => stateOf({ scene: scene({ choices: CHOICES }) });

describe('touches', () => {
  it('pick a piece up and put it somewhere', () => {
    const table = choosing();
    const { touches, act } = touching(table);
    touches.cell(0);
    expect(table.hand.selected).toEqual({ cell: 0 });
    touches.cell(2);
    expect(act).toHaveBeenCalledWith('a1-c1');
  });

  it('wait for a confirmation where one is wanted', () => {
    const table = choosing();
    const { touches, act } = touching(table, true);
    touches.place({ cell: 0 });
    touches.cell(1);
    expect(act).not.toHaveBeenCalled();
    expect(table.hand.pending?.action).toBe('a1-b1');
    touches.confirm();
    expect(act).toHaveBeenCalledWith('a1-b1');
  });

  it('tell whether a finger touches, and what it holds', () => {
    const table = stateOf({ scene: scene({ choices: SET_DOWN }) });
    const asked = vi.fn(() => true);
    const { touches } = touching(table, asked);
    touches.settle();
    touches.by(true);
    touches.cell(3);
    expect(asked).toHaveBeenCalledWith('hand', true);
    expect(table.hand.pending?.action).toBe('#d1');
  });

  it('drag', () => {
    const { touches, act } = touching(choosing());
    touches.drop({ cell: 3 }, 4);
    expect(act).toHaveBeenCalledWith('d1-e1');
  });

  it('let go beside the cells', () => {
    const table = choosing();
    const { touches } = touching(table);
    touches.cell(0);
    touches.cell(null);
    expect(table.hand).toEqual(EMPTY);
    touches.cell(0);
    touches.drop({ cell: 0 }, null);
    expect(table.hand).toEqual(EMPTY);
  });

  it('ask about what is not offered', () => {
    const { touches, explain } = touching(choosing());
    touches.cell(0);
    touches.cell(5);
    expect(explain).toHaveBeenCalledWith('a1-f1');
  });

  it('say that a piece cannot be picked up', () => {
    const table = choosing();
    touching(table).touches.cell(4);
    expect(table.note).toEqual({
      said: { key: 'note-stuck', args: { cell: 'e1' } },
      tone: 'plain',
    });
  });

  it('do something else where nothing can be done', () => {
    const table = stateOf({ scene: scene({ turn: 2 }) });
    table.note = { said: { key: 'note-stuck' }, tone: 'plain' };
    const { touches, act, explain, instead } = touching(table);
    touches.cell(0);
    touches.drop({ cell: 0 }, 1);
    expect(instead).toHaveBeenCalledTimes(2);
    expect([table.note, table.hand]).toEqual([null, EMPTY]);
    expect(act).not.toHaveBeenCalled();
    expect(explain).not.toHaveBeenCalled();
  });

  it('hold what is the only thing to hold, and drop it when it is gone', () => {
    const table = stateOf({ scene: scene({ choices: SET_DOWN }) });
    const { touches } = touching(table);
    touches.settle();
    expect(table.hand.selected).toBe('hand');
    table.busy = true;
    touches.settle();
    expect(table.hand).toEqual(EMPTY);
  });
});
