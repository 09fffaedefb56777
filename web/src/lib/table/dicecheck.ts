// The check of the dice at the end of a game, without being asked.

import type { Said } from '../wire';
import type { Kept } from './kept';

/** What is wrong with the dice of a finished game; null if nothing is, or nothing can be found out.
 * `record` fetches what the server says about the game. */
export async function faultOfDice(
  record: () => Promise<string>,
  kept: () => Kept | null,
): Promise<Said | null> {
  const text = await record().catch(() => null);
  if (text === null) return null;
  // Most games are never checked on this page.
  const { checkDice } = await import('./fair');
  const verdict = await checkDice(text, kept());
  if (verdict.is !== 'wrong') return null;
  return { key: `fair-wrong-${verdict.fault}`, args: { turn: verdict.turn ?? 0 } };
}
