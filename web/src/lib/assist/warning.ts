// What is said about a blunder before it is played.

import type { Said } from '../wire';
import { percentText, wholeTurns } from './figures';
import type { Warning } from './warnings.svelte';

/** What it would cost, and the first reason. It does not say which move is better. */
export function warningLines({ judged, side }: Warning): Said[] {
  const { action, chances } = judged;
  if (action === null) return [];
  const chance = chances[side - 1];
  const cost =
    chance === undefined
      ? { key: 'warn-turns', args: { turns: wholeTurns(action.cost) } }
      : { key: 'warn-chance', args: chanceArgs(chance, action.lost) };
  return [cost, ...action.reasons.slice(0, 1)];
}

/** Before and after are judged by different searches: what is shown adds up. */
function chanceArgs(chance: number, lost: number) {
  const after = Math.max(0, chance - lost);
  return {
    lost: percentText(chance - after),
    from: percentText(chance),
    to: percentText(after),
  };
}
