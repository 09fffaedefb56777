// From a game to a running table.
import { openTable } from './api';
import { usualChairs, usualPlayers } from './game/chairs';
import { markPlayed } from './learn/offer';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import type { GameInfo, NewTable } from './wire';

/** A table for one click: I begin, against computers. */
export function usualTable(game: GameInfo, wanted = 0, level = settings.level): NewTable {
  const players = usualPlayers(game, wanted);
  return {
    plan: { game: game.id, players, first: 1 },
    chairs: usualChairs(players, level),
    pace: settings.pace,
  };
}

/** Keeps who was chosen for the seats of this device. */
async function seat(id: string, { chairs }: NewTable): Promise<void> {
  const own = chairs.flatMap((chair, index) => (chair === 'mine' ? [index + 1] : []));
  // Without it the table asks.
  const seating = await import('./people/seating').catch(() => null);
  seating?.opened(id, own);
}

/** Opens a table and goes there. */
export async function sitDown(table: NewTable): Promise<void> {
  const { table: id, invite } = await openTable(table);
  markPlayed(table.plan.game);
  await seat(id, table);
  go(`/t/${id}#${invite}`);
}
