// How a table is left for good. By itself, for the list of tables needs nothing else of a table.

import type { SeatShape } from '../wire';

/** How a table is left: a game nobody else plays is broken off; otherwise one gives up, or stands
 * up if the game has not begun. */
export type Leaving = 'abort' | 'resign' | 'stand';

/** How the people at these seats would be left. */
export function leavingOf(seats: SeatShape[], begun: boolean): Leaving {
  if (!seats.some((seat) => seat.holder === 'person' && !seat.yours)) return 'abort';
  return begun ? 'resign' : 'stand';
}
