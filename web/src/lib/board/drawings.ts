// Arrows and circles that somebody draws on a board to think aloud.
import type { Drawing, Ink } from '../wire';

export type { Drawing };

/** The ink that the keys held with a click mean. */
export function inkOf(keys: { shiftKey: boolean; ctrlKey: boolean; altKey: boolean }): Ink {
  if (keys.shiftKey) return 'red';
  if (keys.ctrlKey) return 'blue';
  return keys.altKey ? 'yellow' : 'green';
}

/** The drawings with one more. The same once again takes it away, another ink replaces it. */
export function drawnOn(list: readonly Drawing[], drawing: Drawing): Drawing[] {
  const { from, to, ink } = drawing;
  const same = list.find((one) => one.from === from && one.to === to);
  const others = list.filter((one) => one !== same);
  return same?.ink === ink ? others : [...others, drawing];
}
