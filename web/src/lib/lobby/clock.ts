// A clock in words.
import type { Clock } from '../wire';
import { say } from '../words';

/** How much time there is. */
export function clockText(clock: Clock): string {
  if (typeof clock === 'string') return say('choose-clock-none');
  if ('turn' in clock) return say('choose-clock-turn', { seconds: clock.turn });
  if ('days' in clock) return say('choose-clock-days', { days: clock.days });
  const { seconds, increment } = clock.total;
  return say('choose-clock-total', { minutes: Math.round(seconds / 6) / 10, increment });
}
