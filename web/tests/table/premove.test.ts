import { describe, expect, it } from 'vitest';
import {
  actionOf,
  chosen,
  mayPlan,
  ownCells,
  planChoices,
  released,
  touched,
  type Planning,
} from '../../src/lib/table/premove';
import { CHOICES, LAYOUT, STEP, scene, view } from './scenes';

const EMPTY: Planning = { selected: null, pending: null, plan: null };
const PLAN = { from: 0, to: 2 };
const theirs = (change = {}) => view({ scene: scene({ turn: 2 }), ...change });
const mineToo = view().seats.map((seat) => ({ ...seat, yours: true }));
const nobodys = view().seats.map((seat) => ({ ...seat, yours: false }));

describe('moves can be planned', () => {
  it('while another seat is on turn', () => {
    expect(mayPlan(theirs())).toBe(true);
    expect(mayPlan(view())).toBe(false);
  });

  it('not by watchers, nor where all seats are at this device', () => {
    expect(mayPlan(theirs({ seats: nobodys }))).toBe(false);
    expect(mayPlan(theirs({ seats: mineToo }))).toBe(false);
  });

  it('not before and after the game, and not with dice', () => {
    expect(mayPlan(theirs({ scene: scene({ turn: 2, waits: 'over' }) }))).toBe(false);
    expect(mayPlan(theirs({ scene: scene({ turn: 2, waits: 'chairs' }) }))).toBe(false);
    const fair = { dice: true, commitment: '', seeds: [], revealed: '' };
    expect(mayPlan(theirs({ fair }))).toBe(false);
    expect(mayPlan(theirs({ fair: { ...fair, dice: false } }))).toBe(true);
  });

  it('not where I only place new pieces', () => {
    const placed = { ...STEP, effects: [{ piece: '1', from: 'hand', to: { cell: 1 } }] };
    expect(mayPlan(theirs({ moves: [placed] }))).toBe(false);
    expect(mayPlan(theirs({ moves: [placed, STEP] }))).toBe(true);
  });
});

describe('what can be chosen', () => {
  const own = ownCells(LAYOUT, { ...LAYOUT.start, cells: '1A.B2.' }, view().seats.slice(0, 1));

  it('are own pieces, also marked ones, and every cell without one', () => {
    expect([...own]).toEqual([0, 1]);
    const { picks } = planChoices(6, own, null);
    expect(picks.map(({ from }) => from)).toEqual([{ cell: 0 }, { cell: 1 }]);
    expect(picks[0]!.targets.map(({ to }) => to)).toEqual([2, 3, 4, 5]);
  });

  it('is also the target of the plan, to take it back', () => {
    const last = planChoices(6, own, PLAN).picks.at(-1);
    expect(last).toEqual({ from: { cell: 2 }, targets: [] });
  });
});

describe('a hand that plans', () => {
  it('picks a piece, another one, and puts it back', () => {
    const one = touched(EMPTY, 0, true, false);
    expect(one.selected).toBe(0);
    expect(touched(one, 1, true, false).selected).toBe(1);
    expect(touched(one, 0, true, false)).toEqual(EMPTY);
    expect(touched(EMPTY, 4, false, false)).toEqual(EMPTY);
  });

  it('plans where the piece shall go, and replaces the plan before', () => {
    const held = { ...EMPTY, selected: 1, plan: PLAN };
    expect(touched(held, 4, false, false)).toEqual({ ...EMPTY, plan: { from: 1, to: 4 } });
  });

  it('takes the plan back by its piece and by its target', () => {
    const planned = { ...EMPTY, plan: PLAN };
    expect(touched(planned, 0, true, false)).toEqual(EMPTY);
    expect(touched(planned, 2, false, false)).toEqual(EMPTY);
    expect(touched(planned, 4, false, false)).toEqual(planned);
  });

  it('waits to be confirmed; the same again confirms', () => {
    const waits = touched({ ...EMPTY, selected: 0 }, 2, false, true);
    expect(waits).toEqual({ selected: 0, pending: PLAN, plan: null });
    expect(touched(waits, 3, false, true).pending).toEqual({ from: 0, to: 3 });
    expect(touched(waits, 2, false, true)).toEqual({ ...EMPTY, plan: PLAN });
    expect(chosen(waits, PLAN, false).plan).toEqual(PLAN);
  });

  it('lets go first, then takes the plan back', () => {
    const held = { selected: 1, pending: null, plan: PLAN };
    expect(released(held)).toEqual({ ...EMPTY, plan: PLAN });
    expect(released(released(held))).toEqual(EMPTY);
  });
});

describe('when the turn comes', () => {
  it('a plan is the first action that leads there', () => {
    expect(actionOf(PLAN, CHOICES)).toBe('a1-c1');
    const twice = { to: 2, action: 'a1-b1-c1', way: null };
    const [first, second] = CHOICES.picks;
    const picks = [{ ...first!, targets: [...first!.targets, twice] }, second!];
    expect(actionOf(PLAN, { ...CHOICES, picks })).toBe('a1-c1');
  });

  it('a plan that is not offered means nothing', () => {
    expect(actionOf({ from: 0, to: 4 }, CHOICES)).toBeNull();
    expect(actionOf({ from: 1, to: 2 }, CHOICES)).toBeNull();
  });
});
