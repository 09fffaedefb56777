// The lobby as the server tells it: what is there, and how each message changes it.
import type { LobbyNews, LobbySeek, LobbyTable } from '../wire';

/** What everybody can join or watch. */
export interface Lobby {
  /** Tables that wait for somebody, by their numbers in the lobby. */
  tables: ReadonlyMap<number, LobbyTable>;
  /** People who look for somebody. */
  seeks: ReadonlyMap<number, LobbySeek>;
  /** The ids of games to watch. */
  running: ReadonlyMap<number, string>;
}

export const NOTHING: Lobby = { tables: new Map(), seeks: new Map(), running: new Map() };

/** The lobby after some news. */
export function after(lobby: Lobby, news: LobbyNews): Lobby {
  const before = news.whole ? NOTHING : lobby;
  const tables = new Map(before.tables);
  const seeks = new Map(before.seeks);
  const running = new Map(before.running);
  let number = 0;
  for (const step of news.gone ?? []) {
    // Each number comes as the difference to the one before.
    number += step;
    for (const kind of [tables, seeks, running]) kind.delete(number);
  }
  for (const table of news.tables ?? []) tables.set(table.n, table);
  for (const seek of news.seeks ?? []) seeks.set(seek.n, seek);
  for (const game of news.running ?? []) running.set(game.n, game.id);
  return { tables, seeks, running };
}

/** News as they come: JSON, packed by deflate. */
export async function unpacked(packed: ArrayBuffer): Promise<LobbyNews> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return (await new Response(stream).json()) as LobbyNews;
}
