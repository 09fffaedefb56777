import { describe, expect, it } from 'vitest';
import { ruleAnchor, ruleLink } from '../../src/lib/rules/link';
import { hintWay, moveHint, pieceHint, reasonHint, type Found } from '../../src/lib/table/hint';
import { hasCell } from '../../src/lib/table/notation';
import { scoreSaid } from '../../src/lib/table/score';
import type { Choices } from '../../src/lib/wire';
import { CHOICES, SET_DOWN } from './scenes';

const hint = (action: string): Found => ({ action, way: null, score: null, decided: false });
const name = (cell: number) => ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'][cell] ?? '';

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

describe('the steps of a hint', () => {
  const found: Found = { action: 'a1-c1', way: null, score: 210, decided: false };

  it('begin with the piece alone', () => {
    const first = pieceHint(found, CHOICES, name);
    expect(first.step).toBe('piece');
    expect(first.way?.cells).toEqual([0]);
    expect(first.lines).toEqual([{ key: 'hint-piece', args: { cell: 'a1' } }]);
  });

  it('go on with the move, then with the reason', () => {
    const second = moveHint(found, CHOICES);
    expect(second.way?.cells).toEqual([0, 2]);
    const play = { key: 'play-hint', args: { action: 'a1-c1' } };
    expect(second.lines).toEqual([play, { key: 'score-ahead', args: { score: '+2.1' } }]);
    const third = reasonHint(second, [{ key: 'hint-best' }]);
    expect(third.way).toBe(second.way);
    expect(third.lines).toEqual([play, { key: 'hint-best' }]);
  });

  it('begin with the yard, where the piece comes from there', () => {
    const enter = { to: 3, action: 'yard-d1', way: null };
    const picks = [...CHOICES.picks, { from: { yard: 1 }, targets: [enter] }];
    const first = pieceHint(hint('yard-d1'), { ...CHOICES, picks }, name);
    expect(first).toMatchObject({ step: 'piece', way: null, lines: [{ key: 'hint-yard' }] });
  });

  it('begin with the move where the piece says nothing', () => {
    const [only] = CHOICES.picks;
    const one: Choices = { ...CHOICES, picks: [only!] };
    expect(pieceHint(found, one, name).step, 'a single piece').toBe('move');
    const placed = SET_DOWN.picks[0]!.targets[0]!.action;
    expect(pieceHint(hint(placed), SET_DOWN, name).step, 'a placement').toBe('move');
    expect(pieceHint(hint('pass'), CHOICES, name).step, 'no piece').toBe('move');
  });
});

describe('a score', () => {
  it('is a lead in turns, in words and with one decimal', () => {
    const key = (score: number) => scoreSaid({ score, decided: false })?.key;
    expect([450, 120, 99, -99, -100, -400].map(key)).toEqual([
      'score-far-ahead',
      'score-ahead',
      'score-even',
      'score-even',
      'score-behind',
      'score-far-behind',
    ]);
    expect(scoreSaid({ score: 0, decided: false })?.args).toEqual({ score: '0.0' });
    expect(scoreSaid({ score: -340, decided: false })?.args).toEqual({ score: '-3.4' });
  });

  it('of a decided game is no number, and alone there is none', () => {
    expect(scoreSaid({ score: 1_000_000, decided: true })).toEqual({ key: 'score-wins' });
    expect(scoreSaid({ score: -1_000_000, decided: true })).toEqual({ key: 'score-loses' });
    expect(scoreSaid({ score: null, decided: false })).toBeNull();
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
