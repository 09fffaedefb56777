import { describe, expect, it } from 'vitest';
import { ruleAnchor, ruleLink } from '../../src/lib/rules/link';
import { hintWay } from '../../src/lib/table/hint';
import { hasCell } from '../../src/lib/table/notation';
import { CHOICES, SET_DOWN } from './scenes';

const hint = (action: string) => ({ action, way: null, score: null, decided: false });

describe('a hint', () => {
  it('is drawn along its way', () => {
    const way = { gait: 'jumps' as const, cells: [0, 2, 4] };
    expect(hintWay({ ...hint('a1-e1'), way }, CHOICES)).toBe(way);
  });

  it('marks the cell of a placement, which has no way', () => {
    const target = SET_DOWN.picks[0]!.targets[0]!;
    expect(hintWay(hint(target.action), SET_DOWN)?.cells).toEqual([target.to]);
  });

  it('marks both ends of a move without a way, and nothing for what needs no cell', () => {
    const { from, targets } = CHOICES.picks[0]!;
    expect(from).toEqual({ cell: 0 });
    expect(hintWay(hint(targets[0]!.action), CHOICES)?.cells).toEqual([0, targets[0]!.to]);
    expect(hintWay(hint('pass'), CHOICES)).toBeNull();
    expect(hintWay(hint('a1-b1'), null)).toBeNull();
  });
});

describe('names of cells', () => {
  it('are found in what is said', () => {
    expect(['c3', '@e8', 'c3-e5', 'yard-a12'].map(hasCell)).toEqual([true, true, true, true]);
    expect(['pass', 'd6', '', 'level3'].map(hasCell)).toEqual([false, true, false, false]);
  });
});

describe('the rule of a refusal', () => {
  it('is linked to its place on the page of rules', () => {
    expect(ruleLink('halma', '6')).toBe(`/rules/halma#${ruleAnchor(6)}`);
  });
});
