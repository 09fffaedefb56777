import { describe, expect, it } from 'vitest';
import { pointsOf } from '$lib/board/geometry';
import { keyDeed, Walk } from '$lib/board/keyboard';
import { square, star } from '../boards';

const key = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, altKey: false, metaKey: false, ...held }) as KeyboardEvent;

describe('a key on a board', () => {
  it.each([
    ['ArrowUp', { do: 'go', heading: 'up' }],
    ['ArrowRight', { do: 'go', heading: 'right' }],
    ['Enter', { do: 'press' }],
    [' ', { do: 'press' }],
    ['Escape', { do: 'let-go' }],
    ['x', null],
  ])('%s', (name, deed) => expect(keyDeed(key(name))).toEqual(deed));

  it('belongs to the browser together with another one', () => {
    expect(keyDeed(key('ArrowLeft', { altKey: true }))).toBeNull();
    expect(keyDeed(key('Enter', { ctrlKey: true }))).toBeNull();
    expect(keyDeed(key(' ', { metaKey: true }))).toBeNull();
  });
});

describe('walking', () => {
  const named = (board: typeof square, name: string) =>
    board.cells.findIndex((cell) => cell.name === name);

  it('goes from cell to cell, and stops at the edge', () => {
    const points = pointsOf(square);
    const walk = new Walk();
    expect(walk.next(points, named(square, 'a1'), 'right')).toBe(named(square, 'b1'));
    expect(walk.next(points, named(square, 'b1'), 'up')).toBe(named(square, 'b2'));
    expect(walk.next(points, named(square, 'b1'), 'down')).toBeNull();
  });

  it('goes straight over the shifted rows of a star', () => {
    const points = pointsOf(star);
    const walk = new Walk();
    const begin = named(star, 'i5');
    let at = begin;
    for (let row = 0; row < 4; row += 1) at = walk.next(points, at, 'up') ?? -1;
    expect(points[at]?.x).toBeCloseTo(points[begin]!.x, 0);
  });

  it('takes a new line after something else led elsewhere', () => {
    // Two rows, the upper one shifted by half.
    const points = [0, 100, 200].flatMap((x) => [
      { x, y: 0 },
      { x: x + 50, y: -100 },
    ]);
    const walk = new Walk();
    expect(walk.next(points, 4, 'up')).toBe(3);
    expect(walk.next(points, 3, 'down'), 'back to where it began').toBe(4);
    walk.next(points, 4, 'up');
    walk.restart();
    expect(walk.next(points, 3, 'down')).toBe(2);
  });
});
