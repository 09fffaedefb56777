import { describe, expect, it } from 'vitest';
import { labelsOf } from '../../src/lib/table/labels';
import { plainText } from '../../src/lib/table/plain';
import { BOARD, LAYOUT, scene } from './scenes';

const say = (key: string, args?: Record<string, unknown>) =>
  [key, ...Object.values(args ?? {})].join(' ');

describe('what needs no piece', () => {
  it.each([
    ['pass', 'do-pass'],
    ['end', 'do-end'],
    ['s3', 'do-steps 3 5'],
    ['s5', 'do-steps 5 3'],
    ['other', 'other'],
  ])('%s', (action, text) => {
    expect(plainText(action, scene({ fields: [['dice', '3 5']] }), say)).toBe(text);
  });
});

describe('what a screen reader says', () => {
  const { cell, yard } = labelsOf(BOARD, LAYOUT, LAYOUT.start, say);

  it('about cells and yards', () => {
    expect([cell(0), cell(1)]).toEqual(['a1, hue-red', 'b1']);
    expect(yard(2)).toBe('play-yard hue-green 1');
  });

  it('about what can be done there', () => {
    expect(cell(0, 'pick')).toBe('spot-pick a1, hue-red');
    expect(cell(1, 'target')).toBe('spot-target b1');
    expect(yard(2, 'pick')).toBe('spot-pick play-yard hue-green 1');
    expect(cell(1, null)).toBe('b1');
  });
});
