import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  corrected,
  extended,
  isCurrent,
  lookedAt,
  movesAt,
  piecesAt,
  rebuilt,
  renewed,
  shortened,
  shownUpTo,
} from '../../src/lib/table/timeline';
import { HIT, LAYOUT, STEP } from './scenes';

const whole = shownUpTo(rebuilt(EMPTY, LAYOUT, [STEP, HIT]), 2);
const cells = (timeline: typeof whole) => piecesAt(timeline)?.cells;

describe('a timeline', () => {
  it('shows nothing before anything is known', () => {
    expect(piecesAt(EMPTY)).toBeNull();
  });

  it('has a position after each move', () => {
    expect(whole.positions.map(({ cells }) => cells)).toEqual(['1...2.', '.1..2.', '....1.']);
    expect(cells(whole)).toBe('....1.');
    expect(isCurrent(whole, 2)).toBe(true);
  });

  it('is not current until a new move has been shown', () => {
    const one = shownUpTo(rebuilt(EMPTY, LAYOUT, [STEP]), 1);
    const two = extended(one, HIT);
    expect(isCurrent(two, 2)).toBe(false);
    expect(cells(two)).toBe('.1..2.');
    expect(cells(shownUpTo(two, 2))).toBe('....1.');
  });

  it('keeps what has been shown when the game is told whole again', () => {
    const one = shownUpTo(rebuilt(EMPTY, LAYOUT, [STEP]), 1);
    expect(rebuilt(one, LAYOUT, [STEP, HIT]).ply).toBe(1);
    expect(rebuilt(whole, LAYOUT, [STEP]).ply).toBe(1);
  });

  it('forgets moves that were taken back', () => {
    const left = shortened(whole, 1);
    expect(left.positions).toHaveLength(2);
    expect(left.ply).toBe(1);
    expect(isCurrent(left, 1)).toBe(true);
  });

  it('looks back no longer at a move that was taken back', () => {
    expect(shortened(lookedAt(whole, 1, 2), 1).looking).toBeNull();
    expect(shortened(lookedAt(whole, 0, 2), 1).looking).toBe(0);
  });

  it('takes the picture of the server for the last position only', () => {
    const pieces = { ...LAYOUT.start, cells: '......' };
    const right = corrected(whole, 2, pieces);
    expect(right.positions.map(({ cells }) => cells)).toEqual(['1...2.', '.1..2.', '......']);
  });

  it('gives the same pieces as new objects', () => {
    const again = renewed(whole);
    expect(again).toEqual(whole);
    expect(piecesAt(again)).not.toBe(piecesAt(whole));
  });

  it('stays the same object where nothing changes', () => {
    expect(shownUpTo(whole, 2)).toBe(whole);
    expect(lookedAt(whole, Infinity, 2)).toBe(whole);
    const back = lookedAt(whole, 1, 2);
    expect(lookedAt(back, 1, 2)).toBe(back);
  });
});

describe('looking back', () => {
  it('shows an earlier position, but none before the first', () => {
    expect(cells(lookedAt(whole, 1, 2))).toBe('.1..2.');
    expect(movesAt(lookedAt(whole, -3, 2))).toBe(0);
    expect(isCurrent(lookedAt(whole, 1, 2), 2)).toBe(false);
  });

  it('ends after the last move, with everything shown', () => {
    const behind = lookedAt(shownUpTo(whole, 1), 0, 2);
    const now = lookedAt(behind, 2, 2);
    expect(now.looking).toBeNull();
    expect(isCurrent(now, 2)).toBe(true);
  });
});
