import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Hearing } from '../../src/lib/table/hearing';
import { moveHint } from '../../src/lib/table/hint';
import { TableState } from '../../src/lib/table/state.svelte';
import { lookedAt } from '../../src/lib/table/timeline';
import type { Happening, Scene, ToClient } from '../../src/lib/wire';
import { need } from '../../src/lib/words';
import { BOARD, HIT, STEP, scene, view } from './scenes';

beforeAll(async () => {
  await need('words');
  await need('table');
});

/** A table that was fetched with these moves; its last event is 4. */
function listening(moves = [STEP]) {
  const table = new TableState('table');
  table.board = BOARD;
  const told: string[] = [];
  const around = {
    resume: vi.fn(),
    tell: (text: string) => void told.push(text),
    changed: vi.fn(),
    showMoves: vi.fn(),
    revealed: vi.fn(),
  };
  const hearing = new Hearing(table, around);
  const pieces = { ...view().layout.start, cells: moves.length > 0 ? '.1..2.' : '1...2.' };
  hearing.whole(view({ moves, scene: scene({ turn: 2, pieces }) }));
  return { table, hearing, told, ...around };
}

const happened = (number: number, happening: Happening, now: Scene | null = null): ToClient => ({
  say: 'happened',
  at: 0,
  number,
  happening,
  scene: now,
});

describe('a table that was fetched', () => {
  it('is shown as it stands', () => {
    const { table, changed, showMoves } = listening();
    expect(table.current).toBe(true);
    expect(table.pieces?.cells).toBe('.1..2.');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(showMoves).not.toHaveBeenCalled();
  });

  it('has to be told whole once over the line', () => {
    const { table, hearing } = listening();
    expect(hearing.last).toBeNull();
    hearing.hear({ say: 'welcome', table: table.view! });
    expect(hearing.last).toBe(4);
  });
});

describe('a move', () => {
  const acted: Happening = { what: 'acted', moved: HIT };

  it('is told and waits to be shown', () => {
    const { table, hearing, told, showMoves } = listening();
    table.hint = moveHint({ action: 'b1-e1', way: null, score: null, decided: false }, null);
    hearing.hear(happened(5, acted));
    expect(table.pieces?.cells, 'not yet shown').toBe('.1..2.');
    expect(table.timeline.positions.at(-1)?.cells).toBe('....1.');
    expect(table.hint).toBeNull();
    expect(told[0]).toMatch(/b1.*e1/);
    expect(showMoves).toHaveBeenCalledTimes(1);
  });

  it('counts once where the whole table is told again', () => {
    const { table, hearing, told } = listening();
    const pieces = { ...view().layout.start, cells: '....1.' };
    hearing.hear({
      say: 'welcome',
      table: view({ moves: [STEP, HIT], scene: scene({ turn: 2, event: 5, pieces }) }),
    });
    expect(table.timeline.positions.map(({ cells }) => cells)).toEqual([
      '1...2.',
      '.1..2.',
      '....1.',
    ]);
    expect(table.at).toBe(1);
    expect(told).toHaveLength(1);
  });

  it('ends in the picture of the server, should ours differ', () => {
    const { table, hearing } = listening();
    const pieces = { ...view().layout.start, cells: '.....1' };
    hearing.hear(happened(5, acted, scene({ event: 5, turn: 2, pieces })));
    expect(table.timeline.positions.at(-1)?.cells).toBe('.....1');
  });

  it('that was missed is asked for', () => {
    const { table, hearing, resume, changed } = listening();
    hearing.hear(happened(7, acted));
    expect(resume).toHaveBeenCalledTimes(1);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(table.view?.moves).toHaveLength(1);
  });

  it('that is known changes nothing', () => {
    const { hearing, changed, told } = listening();
    hearing.hear(happened(4, acted));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(told).toEqual([]);
  });

  it('that is taken back leaves the board and the history', () => {
    const { table, hearing, told } = listening([STEP, HIT]);
    table.timeline = lookedAt(table.timeline, 1, 2);
    hearing.hear(happened(5, { what: 'tookBack', seat: 1, actions: 1 }));
    expect(table.timeline.positions).toHaveLength(2);
    expect([table.looking, table.at]).toEqual([null, 1]);
    expect(told).toHaveLength(1);
  });
});

describe('whoever listens', () => {
  it('is told that it is their turn, once', () => {
    const { table, hearing, told } = listening();
    hearing.hear(happened(5, { what: 'began' }, scene({ event: 5, turn: 1 })));
    expect(told).toHaveLength(2);
    expect(told[1]).toBe(table.prompt);
    hearing.hear(happened(6, { what: 'stood', seat: 2 }, scene({ event: 6, turn: 1 })));
    expect(told).toHaveLength(2);
  });

  it('has the dice checked when the seed is revealed', () => {
    const { hearing, revealed } = listening();
    hearing.hear(happened(5, { what: 'began' }));
    expect(revealed).not.toHaveBeenCalled();
    hearing.hear(happened(6, { what: 'revealed', seed: 'ab' }));
    expect(revealed).toHaveBeenCalledTimes(1);
  });

  it('hears nothing before the table is known', () => {
    const table = new TableState('table');
    const changed = vi.fn();
    const nothing = () => {};
    const around = {
      changed,
      resume: nothing,
      tell: nothing,
      showMoves: nothing,
      revealed: nothing,
    };
    new Hearing(table, around).hear({ say: 'welcome', table: view() });
    expect(changed).not.toHaveBeenCalled();
    expect(table.known).toBeNull();
  });
});

describe('drawings of others', () => {
  const drawn = (by: number, count: number): ToClient => ({
    say: 'drawn',
    by,
    seat: 2,
    name: 'Bo',
    drawings: Array.from({ length: count }, () => ({ from: 0, to: 1, ink: 'green' as const })),
  });

  it('replace what the same person drew before, and vanish when they are cleared', () => {
    const { table, hearing } = listening();
    hearing.hear(drawn(1, 1));
    hearing.hear(drawn(2, 1));
    hearing.hear(drawn(1, 3));
    expect(table.drawn.map(({ by, drawings }) => [by, drawings.length])).toEqual([
      [2, 1],
      [1, 3],
    ]);
    hearing.hear(drawn(2, 0));
    expect(table.drawn.map(({ by }) => by)).toEqual([1]);
  });

  it('vanish with the position', () => {
    const { table, hearing } = listening();
    hearing.hear(drawn(1, 1));
    hearing.hear(happened(5, { what: 'began' }));
    expect(table.drawn).toHaveLength(1);
    hearing.hear(happened(6, { what: 'acted', moved: HIT }));
    expect(table.drawn).toEqual([]);
  });
});
