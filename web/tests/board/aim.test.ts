import { describe, expect, it } from 'vitest';
import { aimAt, chosenAt, type Candidate } from '$lib/board/aim';

const SIGMA = 8;
const pick = (spot: number, x: number, y = 0): Candidate => ({ spot, kind: 'pick', at: { x, y } });
const target = (spot: number, x: number, y = 0): Candidate => ({
  spot,
  kind: 'target',
  at: { x, y },
});
const held = (spot: number, x: number): Candidate => ({ spot, kind: 'held', at: { x, y: 0 } });

describe('a finger', () => {
  it('means the only piece that is near, also beside it', () => {
    expect(aimAt([pick(1, 0), pick(2, 90)], { x: 17, y: 9 }, SIGMA, false)).toEqual({
      do: 'hit',
      spot: 1,
    });
  });

  it('means nothing far from everything', () => {
    expect(aimAt([pick(1, 0)], { x: 30, y: 0 }, SIGMA, false)).toEqual({ do: 'miss' });
    expect(aimAt([], { x: 0, y: 0 }, SIGMA, false)).toEqual({ do: 'miss' });
  });

  it('asks between two pieces, the likelier first', () => {
    expect(aimAt([pick(1, 0), pick(2, 20)], { x: 11, y: 0 }, SIGMA, false)).toEqual({
      do: 'ask',
      spots: [2, 1],
    });
  });

  it('has to be surer to move than to pick', () => {
    const at = { x: 5, y: 0 };
    expect(aimAt([pick(1, 0), pick(2, 35)], at, SIGMA, false).do).toBe('hit');
    expect(aimAt([target(1, 0), target(2, 35)], at, SIGMA, true).do).toBe('ask');
  });

  it('asks before it moves somewhere from far', () => {
    expect(aimAt([target(1, 0)], { x: 18, y: 0 }, SIGMA, true)).toEqual({ do: 'hit', spot: 1 });
    expect(aimAt([target(1, 0)], { x: 22, y: 0 }, SIGMA, true)).toEqual({ do: 'ask', spots: [1] });
  });

  it('rather moves than picks another piece or puts the piece back', () => {
    const candidates = [target(1, 0), held(2, 60)];
    expect(aimAt(candidates, { x: 12, y: 0 }, SIGMA, true)).toEqual({ do: 'hit', spot: 1 });
    expect(aimAt([target(1, 0), pick(2, 20)], { x: 10, y: 0 }, SIGMA, true)).toEqual({
      do: 'ask',
      spots: [1, 2],
    });
  });
});

describe('a finger in the lens', () => {
  const candidates = [target(1, 0), target(2, 80)];

  it('chooses what is near', () => {
    expect(chosenAt(candidates, { x: 20, y: 15 }, SIGMA)).toBe(1);
    expect(chosenAt(candidates, { x: 70, y: 0 }, SIGMA)).toBe(2);
  });

  it('chooses nothing between two, or far from all', () => {
    expect(chosenAt(candidates, { x: 41, y: 0 }, SIGMA)).toBeNull();
    expect(chosenAt(candidates, { x: 0, y: 70 }, SIGMA)).toBeNull();
  });
});
