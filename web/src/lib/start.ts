// From a game to a running table.
import { openTable } from './api';
import { USUAL_LEVEL } from './game/chairs';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import type { Chair, GameInfo, NewTable } from './wire';

/** How many play if nobody says otherwise: two, or the fewest. */
export function usualPlayers(game: GameInfo): number {
  return game.players.includes(2) ? 2 : (game.players[0] ?? 1);
}

/** I on the first chair, computers on all others. */
export function usualChairs(players: number): Chair[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? 'mine' : { computer: USUAL_LEVEL },
  );
}

/** A table for one click: I begin, against computers. */
export function usualTable(game: GameInfo): NewTable {
  const players = usualPlayers(game);
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
