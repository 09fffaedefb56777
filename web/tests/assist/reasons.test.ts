import { describe, expect, it } from 'vitest';
import { reasonsOf } from '../../src/lib/assist/reasons';
import { STEP } from '../table/scenes';
import { BLUNDER, FINE, judgement } from './judgements';

describe('the reasons of a hint', () => {
  it('are those that speak for it, two at most', () => {
    const reasons = [{ key: 'one' }, { key: 'two' }, { key: 'three' }];
    expect(reasonsOf(judgement({ ...FINE, reasons }), 1)).toEqual(reasons.slice(0, 2));
  });

  it('without any say what it leads to', () => {
    const chance = { key: 'hint-best-chance', args: { chance: '38%' } };
    expect(reasonsOf(judgement(FINE), 2)).toEqual([chance]);
    const alone = judgement(FINE, { chances: [], toGo: 12 });
    expect(reasonsOf(alone, 1)).toEqual([{ key: 'hint-best-alone', args: { turns: 12 } }]);
    const unknown = judgement(FINE, { chances: [], toGo: null });
    expect(reasonsOf(unknown, 1)).toEqual([{ key: 'hint-best' }]);
  });

  it('speak for another move where a longer look finds a much better one', () => {
    expect(reasonsOf(judgement(BLUNDER), 1)).toEqual([
      { key: 'hint-second-look', args: { action: STEP.action } },
      ...BLUNDER.reasons,
    ]);
    const close = { ...BLUNDER, mistake: null };
    expect(reasonsOf(judgement(close), 1)).toEqual([{ key: 'hint-among-best' }]);
  });
});
