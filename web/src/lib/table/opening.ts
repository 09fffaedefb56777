// Fetches a table for the first time.

import { games, me, Refused, tableView } from '../api';
import { isLocal } from '../engine/local';
import type { BoardShape, Said, TableView } from '../wire';

/** A table as it was fetched, with its board. */
export type Fetched = { board: BoardShape | null; view: TableView };

/** Fetches a table and its board. */
export async function fetchTable(id: string): Promise<Fetched> {
  // Whoever comes for the first time becomes a guest, before the line is opened.
  const known = isLocal(id) ? null : me().catch(() => null);
  const [catalogue, view] = await Promise.all([games(), tableView(id), known]);
  const board = catalogue.boards.find(({ id }) => id === view.layout.board) ?? null;
  return { board, view };
}

/** Why a table could not be fetched, and whether it helps to try again. */
export function failureOf(reason: unknown): { faults: Said[]; hopeless: boolean } {
  if (!(reason instanceof Refused))
    return { faults: [{ key: 'error-unreachable' }], hopeless: false };
  const { faults, status } = reason;
  return { faults, hopeless: status >= 400 && status < 500 };
}
