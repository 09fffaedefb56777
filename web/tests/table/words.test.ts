import { describe, expect, it } from 'vitest';
import { left, reading } from '../../src/lib/table/clocks';
import { understand, type CommandName } from '../../src/lib/table/commands';
import { parseAction } from '../../src/lib/table/notation';
import { tellCell, tellMove, tellPieces, type Speech } from '../../src/lib/table/speech';
import { BOARD, HIT, LAYOUT, STEP } from './scenes';

const german: Partial<Record<CommandName, string[]>> = {
  what: ['was'],
  moves: ['züge'],
  last: ['letzter'],
  why: ['warum'],
};
const words = (name: CommandName) => german[name] ?? [name];

describe('the command line', () => {
  it.each([
    ['letzter', { order: 'last' }],
    ['  WAS   C3 ', { order: 'what', cell: 'c3' }],
    ['c3', { order: 'what', cell: 'c3' }],
    ['züge', { order: 'moves', cell: null }],
    ['züge c3', { order: 'moves', cell: 'c3' }],
    ['c3-e5', { order: 'act', action: 'c3-e5' }],
    ['c3 e5', { order: 'act', action: 'c3-e5' }],
    ['C3 - E5', { order: 'act', action: 'c3-e5' }],
    ['d12 <> c13', { order: 'act', action: 'd12<>c13' }],
    ['yard g1', { order: 'act', action: 'yard-g1' }],
    ['#k9', { order: 'act', action: '#k9' }],
    ['s3', { order: 'act', action: 's3' }],
    ['warum c3-e5', { order: 'why', action: 'c3-e5' }],
    ['warum c3 e5', { order: 'why', action: 'c3-e5' }],
    ['warum', { order: 'unknown' }],
    ['was', { order: 'unknown' }],
    ['moves', { order: 'unknown' }],
    ['', { order: 'unknown' }],
  ])('understands %j', (line, order) => {
    expect(understand(line, words)).toEqual(order);
  });
});

describe('notation', () => {
  it.each([
    ['d4', { is: 'roll', dice: [4] }],
    ['d3+5', { is: 'roll', dice: [3, 5] }],
    ['c3-e5-e7', { is: 'move', from: 'c3', to: 'e7' }],
    ['red-g1', { is: 'enter', yard: 'red', to: 'g1' }],
    ['huff-c5', { is: 'huff', cell: 'c5' }],
    ['h16-off', { is: 'off', from: 'h16' }],
    ['@h8', { is: 'place', to: 'h8' }],
    ['d7', null],
    ['nonsense', null],
  ])('takes %j apart', (text, action) => {
    expect(parseAction(text)).toEqual(action);
  });
});

describe('speech', () => {
  const speech: Speech = {
    board: BOARD,
    layout: LAYOUT,
    who: (seat) => `seat ${seat}`,
    say: (key, args) => [key, ...Object.values(args ?? {})].join(' '),
  };

  it('tells what was done and what came of it', () => {
    expect(tellMove(speech, STEP)).toBe('told-move seat 1 a1 b1');
    expect(tellMove(speech, HIT)).toBe('told-move seat 1 b1 e1 told-hit e1 hue-green');
    const jumps = { ...STEP, way: { gait: 'jumps' as const, cells: [0, 2, 4] } };
    expect(tellMove(speech, jumps)).toBe('told-jumps seat 1 a1 b1 2');
  });

  it('tells what stands where', () => {
    expect(tellCell(speech, LAYOUT.start, 'a1')).toBe('told-on a1 hue-red');
    expect(tellCell(speech, LAYOUT.start, 'b1')).toBe('told-free b1');
    expect(tellCell(speech, LAYOUT.start, 'q9')).toBe('told-no-cell q9');
    expect(tellPieces(speech, LAYOUT.start, [2])).toEqual(['told-pieces hue-green 1 e1 1']);
  });
});

describe('clocks', () => {
  it('run between messages', () => {
    expect(left({ left: 5000, runs: true }, 100, 1100)).toBe(4000);
    expect(left({ left: 5000, runs: false }, 100, 1100)).toBe(5000);
    expect(left({ left: 5000, runs: true }, 100, 9100)).toBe(0);
  });

  it('are read', () => {
    expect(reading(65_000)).toEqual({ text: '1:05' });
    expect(reading(9_950)).toEqual({ text: '0:09.9' });
    expect(reading(3_665_000)).toEqual({ text: '1:01:05' });
    expect(reading(2 * 86_400_000 + 3_600_000)).toEqual({ days: 2, hours: 1 });
  });
});
