// Dice that roll by themselves.

import type { Timers } from './timers';

/** Time to see whose turn it is. */
export const BEFORE_ROLL = 600;

/** What it takes to roll. */
export type Roller = {
  /** Shall the dice roll by themselves, and can they be rolled now? */
  wanted(): boolean;
  /** Is it still wanted after the wait, and would the server hear it? */
  possible(): boolean;
  roll(): void;
};

/** Rolls after a while where that is wanted. */
export function rollSoon(timers: Timers, roller: Roller): void {
  if (!roller.wanted()) return;
  timers.later(() => {
    if (roller.possible()) roller.roll();
  }, BEFORE_ROLL);
}
