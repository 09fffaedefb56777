// From a game to a running table.
import { openTable } from './api';
import { USUAL_LEVEL, usualChairs, usualPlayers } from './game/chairs';
import { markPlayed } from './learn/offer';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import type { GameInfo, NewTable } from './wire';

/** A table for one click: I begin, against computers. */
export function usualTable(game: GameInfo, wanted = 0, level = USUAL_LEVEL): NewTable {
  const players = usualPlayers(game, wanted);
  return {
    plan: { game: game.id, players, first: 1 },
    chairs: usualChairs(players, level),
    pace: settings.pace,
  };
}

/** Opens a table and goes there. */
export async function sitDown(table: NewTable): Promise<void> {
  const { table: id, invite } = await openTable(table);
  markPlayed(table.plan.game);
  go(`/t/${id}#${invite}`);
}
