import { describe, expect, it } from 'vitest';
import { keysOf, numbersOf } from '$lib/rules/numbers';
import type { Guide, Paragraph } from '$lib/wire';
import { halma } from '../boards';

const picture = { layout: halma(), pieces: halma().start, last: null };
const paragraph = (key: string, number: number | null, captions: string[] = []): Paragraph => ({
  key,
  number,
  diagrams: captions.map((caption) => ({ caption, picture })),
});

const GUIDE: Guide = {
  game: 'halma',
  sections: [
    { kind: 'aim', paragraphs: [paragraph('rule-aim', null)] },
    {
      kind: 'turn',
      paragraphs: [paragraph('rule-step', 1, ['diagram-step']), paragraph('rule-jump', 2)],
    },
  ],
  starts: [],
  houseRules: [{ option: 'blocked', number: 3 }],
  tips: [{ key: 'tip-ladder', picture }],
  lesson: [],
};

describe('a rules page', () => {
  it('has a number for each rule and house rule, which messages may name', () => {
    expect(numbersOf(GUIDE)).toEqual({ 'rule-step': 1, 'rule-jump': 2, 'option-blocked': 3 });
  });

  it('knows what it says', () => {
    expect(keysOf(GUIDE)).toEqual([
      'rule-aim',
      'rule-step',
      'diagram-step',
      'rule-jump',
      'tip-ladder',
    ]);
  });
});
