// From a game to a running table.
import { openTable } from './api';
import { usualChairs, usualPlayers } from './game/chairs';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import type { GameInfo, NewTable } from './wire';

/** A table for one click: I begin, against computers. */
export function usualTable(game: GameInfo, wanted = 0): NewTable {
  const players = usualPlayers(game, wanted);
  return {
    plan: { game: game.id, players, first: 1 },
    chairs: usualChairs(players),
    pace: settings.pace,
  };
}

/** Opens a table and goes there. */
export async function sitDown(table: NewTable): Promise<void> {
  const { table: id, invite } = await openTable(table);
  go(`/t/${id}#${invite}`);
}
