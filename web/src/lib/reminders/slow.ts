// Where reminders are worth having: as the server decides it.
import { hasOthers } from '../table/seats';
import type { TableView } from '../wire';

/** Can others keep me waiting for long at this table, so that the server reminds me? */
export function canBeSlow({ terms: { clock }, seats, scene }: TableView): boolean {
  if (scene.waits === 'over' || !hasOthers(seats)) return false;
  return typeof clock === 'string' || 'days' in clock;
}

/** Is it somebody else's turn, for days? Then reminders are offered without being asked for. */
export function isAwaited(view: TableView, myTurn: boolean): boolean {
  const { clock } = view.terms;
  const { waits } = view.scene;
  const isPlayed = waits === 'seat' || waits === 'dice';
  return canBeSlow(view) && typeof clock !== 'string' && isPlayed && !myTurn;
}
