// A planned move at a table: when it is played, dropped and taken back.
import { beforeEach, describe, expect, it } from 'vitest';
import { set } from '../../src/lib/settings.svelte';
import { begin } from '../../src/lib/table/reduce';
import { Plans } from '../../src/lib/table/plans.svelte';
import type { TableState } from '../../src/lib/table/state.svelte';
import { shownUpTo } from '../../src/lib/table/timeline';
import type { Scene } from '../../src/lib/wire';
import { CHOICES, LAYOUT, STEP, scene } from './scenes';
import { stateOf } from './states';

let table: TableState;
let acted: string[];
let told: string[];
let plans: Plans;

beforeEach(() => {
  set({ confirm: 'touch', premoves: true });
  table = stateOf({ scene: scene({ turn: 2 }) });
  acted = [];
  told = [];
  plans = new Plans(table, {
    act: (action) => acted.push(action),
    tell: (text) => told.push(text),
  });
});

/** The server tells how it stands now. */
function stands(change: Partial<Scene>): boolean {
  table.known = begin({ ...table.view!, scene: scene(change) }, 0);
  return plans.settle();
}

function planned(): void {
  plans.place({ cell: 0 });
  plans.cell(2);
}

describe('a plan', () => {
  it('is played when the turn comes', () => {
    planned();
    expect(plans.plan).toEqual({ from: 0, to: 2 });
    expect(table.hand.selected).toBeNull();
    stands({ choices: CHOICES });
    expect(acted).toEqual(['a1-c1']);
    expect(plans.plan).toBeNull();
    stands({ choices: CHOICES });
    expect(acted).toHaveLength(1);
  });

  it('is dropped with a message where it is not offered', () => {
    plans.place({ cell: 0 });
    plans.cell(3);
    stands({ choices: CHOICES });
    expect(acted).toEqual([]);
    expect(plans.plan).toBeNull();
    expect(table.note?.said).toEqual({ key: 'premove-dropped', args: { from: 'a1', to: 'd1' } });
  });

  it('is dropped when its piece is gone', () => {
    planned();
    stands({ turn: 2, pieces: { ...LAYOUT.start, cells: '....2.' } });
    expect(table.note?.said.key).toBe('premove-dropped');
  });

  it('waits while a command waits for its answer', () => {
    planned();
    table.busy = true;
    stands({ choices: CHOICES });
    expect(acted).toEqual([]);
    table.busy = false;
    plans.settle();
    expect(acted).toEqual(['a1-c1']);
  });

  it('is played also while one looks back', () => {
    planned();
    table.timeline = { ...table.timeline, looking: 0 };
    stands({ choices: CHOICES });
    expect(acted).toEqual(['a1-c1']);
  });

  it('is forgotten when the game is over', () => {
    planned();
    stands({ turn: 2, waits: 'over' });
    expect(plans.plan).toBeNull();
    expect(table.note).toBeNull();
  });

  it('by touch has to be confirmed, unless that is off', () => {
    plans.by(true);
    planned();
    expect(plans.plan).toBeNull();
    stands({ turn: 2 });
    expect(plans.pending).toEqual({ from: 0, to: 2 });
    plans.confirm();
    expect(plans.plan).toEqual({ from: 0, to: 2 });
    plans.takeBack();
    set({ confirm: 'never' });
    planned();
    expect(plans.plan).toEqual({ from: 0, to: 2 });
  });

  it('that waits to be confirmed is never played', () => {
    plans.by(true);
    planned();
    stands({ choices: CHOICES });
    expect(acted).toEqual([]);
    expect(plans.pending).toBeNull();
  });

  it('can be made by dragging', () => {
    plans.drop({ cell: 0 }, 5);
    expect(plans.plan).toEqual({ from: 0, to: 5 });
    expect(told).toHaveLength(1);
  });
});

describe('a piece that was picked to plan', () => {
  it('stays in the hand until the board can be used', () => {
    plans.place({ cell: 0 });
    // The move of the other seat is still being shown.
    table.timeline = shownUpTo(table.timeline, 0);
    table.known = begin({ ...table.view!, moves: [STEP], scene: scene({ choices: CHOICES }) }, 0);
    expect(plans.settle()).toBe(true);
    expect(table.hand.selected).toEqual({ cell: 0 });
    table.timeline = shownUpTo(table.timeline, 1);
    expect(plans.settle()).toBe(false);
    expect(table.hand.selected).toEqual({ cell: 0 });
  });
});

describe('nothing is planned', () => {
  it('where that is off', () => {
    set({ premoves: false });
    expect(plans.open).toBe(false);
    planned();
    expect(plans.plan).toBeNull();
  });

  it('while moves are still being shown', () => {
    table.known = begin({ ...table.view!, moves: [STEP] }, 0);
    planned();
    expect(plans.plan).toBeNull();
  });
});
