// What a screen reader says about the cells and yards of a board.
import type { Can } from '../board/contract';
import type { Arg, BoardShape, Layout, Pieces } from '../wire';
import { pieceName } from './speech';

type Say = (key: string, args?: Record<string, Arg>) => string;

/** How to name a cell with what stands on it, and a yard of a colour with what waits in it. */
export function labelsOf(board: BoardShape, layout: Layout, pieces: Pieces, say: Say) {
  /** What can be done there is said last: one listens for the place first. */
  const withDeed = (spot: string, can: Can = null) =>
    can === null ? spot : say(can === 'target' ? 'spot-target' : 'spot-pick', { spot });
  return {
    cell(cell: number, can?: Can): string {
      const name = board.cells[cell]?.name ?? '';
      const mark = pieces.cells[cell] ?? '.';
      const spot = mark === '.' ? name : `${name}, ${pieceName(layout, mark, say)}`;
      return withDeed(spot, can);
    },
    yard(colour: number, can?: Can): string {
      const count = pieces.yards[colour - 1] ?? 0;
      const hue = say(`hue-${layout.colours[colour - 1]?.hue}`);
      return withDeed(say('play-yard', { colour: hue, count }), can);
    },
  };
}
