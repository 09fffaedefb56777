// Who is away from a table, in words. The first picture of a table does not need them.

import { dayOf } from '../day';
import type { Happening, SeatShape } from '../wire';
import { say } from '../words';

/** Until when the person of a seat is away; null if they are not. */
export function awayText({ away = 0 }: SeatShape): string | null {
  return away > Date.now() ? say('seat-holiday', { until: dayOf(away) }) : null;
}

/** That somebody goes on holiday or is back, in a sentence; null if it is something else. */
export function tellHoliday(happening: Happening, who: (seat: number) => string): string | null {
  if (happening.what === 'back') return say('told-came-back', { who: who(happening.seat) });
  if (happening.what !== 'away') return null;
  return say('told-holiday', { who: who(happening.seat), until: dayOf(happening.until) });
}
