// A position as the text of a set-up.
import type { BoardShape } from '../wire';

/** The lines beside the picture, and what stands on each cell. */
export interface SetUp {
  lines: string[];
  cells: string[];
}

const isField = (line: string) => /^[a-z0-9-]+:/.test(line.trim());

/** The rows of a board as they are written: the label, and the cells from left to right. */
export function rowsOf(board: BoardShape): { label: string; cells: number[] }[] {
  // The star counts its holes within a row that is a letter; all others have rows of numbers.
  const byLetter = board.id === 'star';
  const rows = new Map<string, number[]>();
  board.cells.forEach(({ name }, cell) => {
    const label = byLetter ? name.slice(0, 1) : name.slice(1);
    rows.set(label, [...(rows.get(label) ?? []), cell]);
  });
  const height = (cells: number[]) => board.cells[cells[0] ?? 0]?.y ?? 0;
  const from = (cell: number) => board.cells[cell]?.x ?? 0;
  return [...rows]
    .map(([label, cells]) => ({ label, cells: [...cells].sort((a, b) => from(a) - from(b)) }))
    .sort((a, b) => height(b.cells) - height(a.cells));
}

/** The picture of cells. */
export function picture(board: BoardShape, cells: readonly string[]): string {
  return rowsOf(board)
    .map(
      (row) => `${row.label.padStart(2)}  ${row.cells.map((cell) => cells[cell] ?? '.').join(' ')}`,
    )
    .join('\n');
}

/** The whole text. */
export function written(board: BoardShape, { lines, cells }: SetUp): string {
  return [...lines, picture(board, cells)].join('\n');
}

/** A text taken apart. What cannot be read is left to the server to complain about. */
export function read(board: BoardShape, text: string): SetUp {
  const all = text.split('\n').filter((line) => line.trim() !== '');
  const lines = all.filter(isField).map((line) => line.trim());
  const cells: string[] = board.cells.map(() => '.');
  const rows = new Map(rowsOf(board).map((row) => [row.label, row.cells]));
  for (const line of all.filter((one) => !isField(one))) {
    const [label = '', ...rest] = line.trim().split(/\s+/);
    const marks = rest.join('');
    rows.get(label)?.forEach((cell, index) => (cells[cell] = marks[index] ?? '.'));
  }
  return { lines, cells };
}

/** Changes or adds one line beside the picture. */
export function withLine(lines: readonly string[], name: string, value: string): string[] {
  const line = `${name}: ${value}`;
  const before = lines.findIndex((one) => one.startsWith(`${name}:`));
  return before < 0 ? [...lines, line] : lines.map((one, index) => (index === before ? line : one));
}

/** The value of a line, if it is there. */
export function lineValue(lines: readonly string[], name: string): string | null {
  return (
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? null
  );
}

/** The lines to begin editing with: a drawn position is past the rolls that decide who begins. */
export function pastOpening(lines: readonly string[]): string[] {
  if (lineValue(lines, 'stage') !== 'opening') return [...lines];
  return withLine(
    lines.filter((line) => !/^(waiting|best|leaders):/.test(line)),
    'stage',
    'roll',
  );
}
