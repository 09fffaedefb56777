import { describe, expect, it } from 'vitest';
import { moveHint } from '../../src/lib/table/hint';
import { begin } from '../../src/lib/table/reduce';
import { TableState } from '../../src/lib/table/state.svelte';
import { extended, lookedAt, shownUpTo } from '../../src/lib/table/timeline';
import type { Move } from '../../src/lib/wire';
import { CHOICES, HIT, STEP, scene } from './scenes';
import { stateOf } from './states';

const ROLL: Move = { ...STEP, action: 'd3+5', dice: true, way: null, effects: [] };

describe('what I can do', () => {
  it('is nothing before the table is known', () => {
    const state = new TableState('table');
    expect([state.view, state.pieces, state.choices]).toEqual([null, null, null]);
    expect([state.myTurn, state.canRoll]).toEqual([false, false]);
  });

  it('waits until the last moves have been shown', () => {
    const state = stateOf({ scene: scene({ choices: CHOICES }), moves: [STEP] });
    expect(state.choices).toBe(CHOICES);
    state.timeline = shownUpTo(state.timeline, 0);
    expect(state.choices).toBeNull();
    expect(state.offered).toBe(CHOICES);
  });

  it('is nothing while I look back or a command is on its way', () => {
    const state = stateOf({ scene: scene({ choices: CHOICES }), moves: [STEP] });
    state.busy = true;
    expect(state.offered).toBeNull();
    state.busy = false;
    state.timeline = lookedAt(state.timeline, 0, 1);
    expect(state.offered).toBeNull();
  });

  it('depends on whose turn it is', () => {
    expect(stateOf({ scene: scene({ turn: 1 }) }).myTurn).toBe(true);
    expect(stateOf({ scene: scene({ turn: 2 }) }).myTurn).toBe(false);
    expect(stateOf({ scene: scene({ turn: 1, waits: 'over' }) }).myTurn).toBe(false);
    expect(stateOf({ scene: scene({ turn: 1, waits: 'dice' }) }).canRoll).toBe(true);
    expect(stateOf({ scene: scene({ turn: 2, waits: 'dice' }) }).canRoll).toBe(false);
  });
});

describe('the last things that happened', () => {
  it('are the last move that moved a piece, and the last dice', () => {
    const state = stateOf({ moves: [STEP, ROLL] });
    expect(state.lastMove).toBe(STEP);
    expect(state.dice).toEqual([3, 5]);
  });

  it('are those before the position one looks back to', () => {
    const state = stateOf({ moves: [STEP, ROLL, HIT] });
    state.timeline = lookedAt(state.timeline, 1, 3);
    expect(state.lastMove).toBe(STEP);
    expect(state.dice).toEqual([]);
  });

  it('take no move from d1 for dice', () => {
    const state = stateOf({ moves: [ROLL, { ...STEP, action: 'd1-e1' }] });
    expect(state.dice).toEqual([3, 5]);
  });

  it('are the dice of the scene once everything has been shown', () => {
    const state = stateOf({ moves: [ROLL], scene: scene({ fields: [['die', '6']] }) });
    expect(state.dice).toEqual([6]);
    state.timeline = extended(state.timeline, STEP);
    state.known = begin({ ...state.view!, moves: [ROLL, STEP] }, 0);
    expect(state.dice).toEqual([3, 5]);
  });
});

describe('what is said', () => {
  it('names cells where a note or a hint names some', () => {
    const state = stateOf({});
    expect(state.namesCells).toBe(false);
    state.note = { said: { key: 'note-stuck', args: { cell: 'c1' } }, tone: 'plain' };
    expect(state.namesCells).toBe(true);
    state.note = null;
    state.hint = moveHint({ action: 'a1-b1', way: null, score: null, decided: false }, null);
    expect(state.namesCells).toBe(true);
  });

  it('names seats and cells', () => {
    const state = stateOf({});
    expect(state.cellName(2)).toBe('c1');
    expect(state.cellName(99)).toBe('');
    expect(state.about(7)).toBe('');
  });
});
