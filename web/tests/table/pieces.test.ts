import { describe, expect, it } from 'vitest';
import { after, allAfter } from '../../src/lib/table/pieces';
import type { EffectShape, Move, Pieces } from '../../src/lib/wire';
import { HIT, LAYOUT, STEP } from './scenes';

const pieces = (cells: string, change: Partial<Pieces> = {}): Pieces => ({
  cells,
  yards: [],
  taken: ['', ''],
  hand: '',
  ...change,
});

const doing = (...effects: EffectShape[]): Move => ({ ...STEP, effects });

describe('pieces', () => {
  it('go where the effects say, hit pieces after the hitting one came', () => {
    const [start, second, third] = allAfter(LAYOUT, [STEP, HIT]);
    expect(start?.cells).toBe('1...2.');
    expect(second?.cells).toBe('.1..2.');
    expect(third).toMatchObject({ cells: '....1.', yards: [0, 2] });
  });

  it('change places', () => {
    const move = doing(
      { piece: '1', from: { cell: 0 }, to: { cell: 4 } },
      { piece: '2', from: { cell: 4 }, to: { cell: 0 } },
    );
    expect(after(LAYOUT.start, move).cells).toBe('2...1.');
  });

  it('are taken, and leave by themselves after a landing', () => {
    const move = doing(
      { piece: 'o', from: { cell: 0 }, to: { cell: 2 } },
      { piece: 'o', from: { cell: 1 }, to: { taken: 2 } },
      { piece: 'o', from: { cell: 2 }, to: 'out' },
    );
    expect(after(pieces('oo....'), move)).toEqual(pieces('......', { taken: ['', 'o'] }));
  });

  it('hang in the hand for a while', () => {
    const lift = doing(
      { piece: '1', from: { cell: 0 }, to: { cell: 1 } },
      { piece: '#', from: { cell: 1 }, to: 'hand' },
    );
    const held = after(pieces('1#....'), lift);
    expect(held).toEqual(pieces('.1....', { hand: '#' }));
    const down = doing({ piece: '#', from: 'hand', to: { cell: 5 } });
    expect(after(held, down)).toEqual(pieces('.1...#'));
  });
});
