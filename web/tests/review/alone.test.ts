import { describe, expect, it } from 'vitest';
import { isSolved, knownSolution, solutions } from '$lib/review/alone';
import type { GameInfo, Outcome, Replay } from '$lib/wire';
import { LAYOUT, scene } from '../table/scenes';
import { alone } from './reviews';

const solved: Outcome = { ranks: [1], ending: 'rules', reason: null, won: [], lasted: null };
const replay = (outcome: Outcome | null): Replay => ({
  layout: LAYOUT,
  notes: [],
  moves: [],
  scenes: [scene(), scene({ turns: 31, jumps: 40, outcome })],
  outcome,
});
const info = { layout: LAYOUT, best: { turns: 28, jumps: 36 } } as GameInfo;

describe('a game alone', () => {
  it('is compared with the best of this device and the best known', () => {
    const found = solutions(replay(solved), alone(), info, { turns: 30, jumps: 50 });
    expect(found).toEqual([
      { of: 'this', turns: 31, jumps: 40 },
      { of: 'device', turns: 30, jumps: 50 },
      { of: 'known', turns: 28, jumps: 36 },
      { of: 'review', turns: 1 },
    ]);
  });

  it('is not compared with what is no better than what is known', () => {
    const review = { ...alone(), fewest: 28 };
    expect(solutions(replay(solved), review, info, null).map((one) => one.of)).toEqual([
      'this',
      'known',
    ]);
    expect(solutions(replay(null), { ...review, fewest: 40 }, null, null)).toEqual([
      { of: 'this', turns: 31, jumps: 40 },
      { of: 'review', turns: 40 },
    ]);
  });

  it('from another start has no best known solution', () => {
    expect(knownSolution(info, { ...LAYOUT, text: 'other' })).toBeNull();
    expect(knownSolution({ ...info, best: null }, LAYOUT)).toBeNull();
    expect([solved, null].map((outcome) => isSolved(replay(outcome)))).toEqual([true, false]);
  });
});
