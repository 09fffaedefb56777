// The names of rows and columns beside a board.
import type { BoardShape } from '../wire';
import type { Frame } from './frame';
import { pointsOf, turned, type Point } from './geometry';

/** A name and where it stands. */
export interface Name extends Point {
  text: string;
}

/** The names of rows and columns, in the rim of the board. */
export function namesOf(board: BoardShape, frame: Frame, rotation: number): Name[] {
  const points = pointsOf(board);
  const rows = new Map<string, Point>();
  const columns = new Map<string, Point>();
  board.cells.forEach(({ name }, cell) => {
    const [letter, number] = [name.slice(0, 1), name.slice(1)];
    const point = points[cell];
    if (!point) return;
    if (!columns.has(letter)) columns.set(letter, point);
    if (!rows.has(number)) rows.set(number, point);
  });
  const place = (text: string, point: Point): Name => ({
    text,
    ...turned(point, board.id, rotation),
  });
  if (board.id === 'star') {
    return [...columns].map(([text, { x, y }]) => place(text, { x: x - 49, y }));
  }
  if (board.id === 'cross') {
    return [
      ...[...columns].map(([text, { x, y }]) => place(text, { x, y: y + 58 })),
      ...[...rows].map(([text, { x, y }]) => place(text, { x: x - 58, y })),
    ];
  }
  const left = frame.left + frame.rim / 2;
  const edge = board.id === 'barricade' ? frame.top : -frame.top - frame.rim;
  return [
    ...[...columns].map(([text, { x }]) => place(text, { x, y: edge + frame.rim / 2 })),
    ...[...rows].map(([text, { y }]) => place(text, { x: left, y })),
  ];
}
