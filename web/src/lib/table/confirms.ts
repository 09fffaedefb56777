// Which moves have to be confirmed.
import { settings } from '../settings.svelte';
import type { Placed } from '../wire';

/** Does a move have to be confirmed that begins here? What is placed from the hand can go to nearly
 * every cell, so that a finger that misses by one cell would go to another one. */
export function confirms(from: Placed | null, finger: boolean): boolean {
  if (settings.confirm !== 'touch') return settings.confirm === 'always';
  return finger && isPlacement(from);
}

function isPlacement(from: Placed | null): boolean {
  return from === 'hand' || (typeof from === 'object' && from !== null && 'taken' in from);
}
