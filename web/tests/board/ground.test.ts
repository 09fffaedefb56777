import { describe, expect, it } from 'vitest';
import { faceOf } from '$lib/board/faces';
import { groundOf } from '$lib/board/ground';
import { pointsOf } from '$lib/board/geometry';
import { lookOf } from '$lib/board/marks';
import type { Layout } from '$lib/wire';
import { halma, square } from '../boards';

const onCells: Layout = { ...halma(), markings: [], options: [['board', 'cells']] };
const onLines: Layout = { ...halma(), markings: [] };
const points = pointsOf(square);

describe('the surface of a board', () => {
  it('is squares where a game leads somewhere', () => {
    const goal = { kind: 'goal' as const, colour: 1, cells: [0] };
    expect(faceOf({ ...halma(), markings: [goal] })).toBe('squares');
    expect(faceOf({ ...halma(), board: 'small-square', markings: [goal] })).toBe('squares');
  });

  it('is fields where it is played anywhere, and lines where pieces stand on crossings', () => {
    expect(faceOf(onCells)).toBe('fields');
    expect(faceOf(halma())).toBe('fields');
    expect(faceOf(onLines)).toBe('lines');
    expect(lookOf(onLines, '1')?.form).not.toBe(lookOf(onCells, '1')?.form);
  });

  it('is what the board is where that has a shape of its own', () => {
    expect(faceOf({ ...onCells, board: 'points' })).toBe('points');
    expect(faceOf({ ...onLines, board: 'star' })).toBe('star');
  });
});

describe('the ground', () => {
  const shape = (layout: Layout, name: string, cells = '.'.repeat(256)) =>
    groundOf({ board: square, layout, points, pieces: { ...layout.start, cells } }, false).find(
      (one) => one.name === name,
    )?.d ?? '';

  it('of lines has 16 each way and four dots', () => {
    expect(shape(onLines, 'stroke').match(/M/g)).toHaveLength(32);
    expect(shape(onLines, 'dot').match(/M/g)).toHaveLength(4);
  });

  it('of fields is strong about the pieces only', () => {
    expect(shape(onCells, 'light')).toBe('');
    const inTheCorner = `1${'.'.repeat(255)}`;
    expect(shape(onCells, 'light', inTheCorner).match(/M/g)).toHaveLength(4);
    const inTheMiddle = `${'.'.repeat(40)}1${'.'.repeat(215)}`;
    expect(shape(onCells, 'light', inTheMiddle).match(/M/g)).toHaveLength(9);
  });
});
