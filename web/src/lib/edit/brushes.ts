// What can be drawn on a board, and what a stroke changes.
import { hueOf, markOf } from '../board/marks';
import type { Arg, Layout, MarkingShape, Said } from '../wire';

/** The mark of an empty cell. */
export const FREE = '.';
/** The brush that draws the figure instead of pieces. */
export const FIGURE = 'figure';

type Say = (key: string, args?: Record<string, Arg>) => string;

/** What can stand on this board: every colour, and whatever else stands there at the start. */
export function marksOf({ colours, start, board }: Layout): string[] {
  const shared = start.cells.includes('o');
  const own = shared ? ['o'] : colours.map((_, index) => markOf(index + 1));
  const special = [...new Set(start.cells)].filter((mark) => mark >= 'A' && mark <= 'F').sort();
  return [...own, ...special, ...(board === 'barricade' ? ['#'] : [])];
}

/** What a mark is called. */
export function markName(layout: Layout | null, mark: string, say: Say): string {
  if (mark === FREE) return say('edit-free');
  if (mark === '#') return say('edit-barricade');
  if (mark === 'o') return say('edit-shared');
  if (!layout) return mark;
  const marked = mark >= 'A';
  const hue = say(`hue-${hueOf(layout, marked ? mark.charCodeAt(0) - 64 : Number(mark))}`);
  return marked ? say('edit-marked', { colour: hue }) : hue;
}

/** A fault that names a piece by its mark names it as the brushes do. */
export function named({ key, args }: Said, nameOf: (mark: string) => string): Said {
  const mark = args?.['mark'];
  if (typeof mark === 'string') return { key, args: { ...args, mark: nameOf(mark) } };
  return args ? { key, args } : { key };
}

/** The cells after a stroke; a second one with the same brush wipes out the first. */
export function painted(cells: readonly string[], cell: number, brush: string): string[] {
  return cells.map((mark, index) => (index !== cell ? mark : mark === brush ? FREE : brush));
}

/** Alone the goal is the figure. */
const isFigure = (kind: MarkingShape['kind']) => kind === 'figure' || kind === 'goal';

/** The figure after a stroke on a cell; null: the usual figure is still there. */
export function redrawn(
  figure: readonly number[] | null,
  layout: Layout | null,
  cell: number,
): number[] {
  const usual = layout?.markings.find(({ kind }) => isFigure(kind))?.cells;
  const now = figure ?? usual ?? [];
  return now.includes(cell) ? now.filter((one) => one !== cell) : [...now, cell];
}

/** The board with another figure. */
export function withFigure(layout: Layout, cells: number[]): Layout {
  const others = layout.markings.filter(({ kind }) => !isFigure(kind));
  return { ...layout, markings: [...others, { kind: 'figure', colour: null, cells }] };
}
