// How long one hop of a chain takes, in milliseconds.
const HOP = 250;

/** Long chains are quicker. `stops` counts the beginning, too. */
export function hopTime(stops: number): number {
  return stops > 8 ? HOP * 0.75 : HOP;
}
