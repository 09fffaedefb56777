// The clocks one can choose from.
import type { Clock } from '../wire';

/** A clock with the key and data of its name. */
export interface ClockChoice {
  id: string;
  clock: Clock;
  key: string;
  args: Record<string, number>;
}

const turn = (seconds: number): ClockChoice => ({
  id: `turn-${seconds}`,
  clock: { turn: seconds },
  key: 'choose-clock-turn',
  args: { seconds },
});

const total = (minutes: number, increment: number): ClockChoice => ({
  id: `total-${minutes}-${increment}`,
  clock: { total: { seconds: minutes * 60, increment } },
  key: 'choose-clock-total',
  args: { minutes, increment },
});

const days = (count: number): ClockChoice => ({
  id: `days-${count}`,
  clock: { days: count },
  key: 'choose-clock-days',
  args: { days: count },
});

/** All clocks that are offered; none first. */
export const CLOCKS: readonly ClockChoice[] = [
  { id: 'none', clock: 'none', key: 'choose-clock-none', args: {} },
  turn(30),
  turn(60),
  turn(180),
  total(5, 5),
  total(15, 10),
  days(1),
  days(3),
  days(7),
];

/** How long computers take at least, by name. */
export const PACES: readonly { id: string; pace: number }[] = [
  { id: 'quick', pace: 250 },
  { id: 'calm', pace: 800 },
  { id: 'slow', pace: 2000 },
];
