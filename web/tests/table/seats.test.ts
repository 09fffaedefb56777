import { describe, expect, it } from 'vitest';
import { farewell } from '../../src/lib/table/leave';
import { leavingOf } from '../../src/lib/table/leaving';
import type { SeatShape } from '../../src/lib/wire';
import { view } from './scenes';

const [own, other] = view().seats as [SeatShape, SeatShape];
const computer: SeatShape = { ...other, holder: 'computer', level: 3 };
const open: SeatShape = { ...other, holder: 'open' };
const third: SeatShape = { ...own, number: 3 };

describe('discarding a game', () => {
  it('breaks off what nobody else plays', () => {
    expect(leavingOf([own, computer], true)).toBe('abort');
    expect(farewell([own, computer, third], 'seat')).toEqual([{ say: 'abort', seat: 1 }]);
    expect(farewell([own, open], 'chairs')).toEqual([{ say: 'abort', seat: 1 }]);
  });

  it('gives up all own seats where others play', () => {
    expect(farewell([own, other, third], 'dice')).toEqual([
      { say: 'resign', seat: 1 },
      { say: 'resign', seat: 3 },
    ]);
  });

  it('stands up where others still wait, and says nothing when it is over', () => {
    expect(farewell([own, other, { ...open, number: 3 }], 'chairs')).toEqual([
      { say: 'stand', seat: 1 },
    ]);
    expect(farewell([own, other], 'over')).toEqual([]);
  });
});
