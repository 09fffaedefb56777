// What a screen reader says about the cells and yards of a board.
import type { Arg, BoardShape, Layout, Pieces } from '../wire';
import { pieceName } from './speech';

type Say = (key: string, args?: Record<string, Arg>) => string;

/** How to name a cell with what stands on it, and a yard of a colour with what waits in it. */
export function labelsOf(board: BoardShape, layout: Layout, pieces: Pieces, say: Say) {
  return {
    cell(cell: number): string {
      const name = board.cells[cell]?.name ?? '';
      const mark = pieces.cells[cell] ?? '.';
      return mark === '.' ? name : `${name}, ${pieceName(layout, mark, say)}`;
    },
    yard(colour: number): string {
      const count = pieces.yards[colour - 1] ?? 0;
      return say('play-yard', { colour: say(`hue-${layout.colours[colour - 1]?.hue}`), count });
    },
  };
}
