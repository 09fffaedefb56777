// A game that is looked at: of a table, or of a record that somebody has.
import { games, recordOf, Refused, replay, replayOf, tableView } from '../api';
import { mine } from '../table/seats';
import type { BoardShape, GameInfo, Replay, TableView } from '../wire';

/** A game with everything its review is shown with. */
export interface Game {
  /** The text of its record. */
  record: string;
  replay: Replay;
  board: BoardShape;
  info: GameInfo | null;
  /** The table it was played at; none for a record from elsewhere. */
  table: TableView | null;
}

/** The game of a table. One that is still played is refused: a review would help one side. */
export async function gameOfTable(id: string): Promise<Game> {
  const table = await tableView(id);
  if (table.scene.waits !== 'over') throw new Refused(409, [{ key: 'review-page-running' }]);
  const [found, record] = await Promise.all([replayOf(id), recordOf(id)]);
  return gameOf(record, found, table);
}

/** The game of a record. */
export const gameOfRecord = async (record: string): Promise<Game> =>
  gameOf(record, await replay(record), null);

async function gameOf(record: string, found: Replay, table: TableView | null): Promise<Game> {
  const { boards, games: all } = await games();
  const board = boards.find((one) => one.id === found.layout.board);
  if (!board) throw new Refused(0, [{ key: 'error-missing' }]);
  const info = all.find((one) => one.id === found.layout.game) ?? null;
  return { record, replay: found, board, info, table };
}

/** The seat of who looks, from one: the board is turned to it. */
export const ownSeat = ({ table }: Game): number => mine(table?.seats ?? [])[0]?.number ?? 1;

/** The side of who looks; none if they did not play. */
export const ownSide = ({ table }: Game): number | null =>
  mine(table?.seats ?? [])[0]?.side ?? null;
