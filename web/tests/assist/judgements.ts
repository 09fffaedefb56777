// Judgements for tests.

import type { JudgedAction, Judgement } from '../../src/lib/wire';
import { STEP } from '../table/scenes';

export const FINE: JudgedAction = { cost: 0, lost: 0, mistake: null, better: null, reasons: [] };

export const BLUNDER: JudgedAction = {
  cost: 420,
  lost: 3100,
  mistake: 'blunder',
  better: STEP,
  reasons: [{ key: 'reason-one' }, { key: 'reason-two' }],
};

/** A position in which the first side is a little ahead, and an action in it. */
export function judgement(action: JudgedAction | null = null, change = {}): Judgement {
  return { chances: [6200, 3800], toGo: null, action, ...change };
}
