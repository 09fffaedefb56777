// What is written on the buttons for what needs no piece.
import type { Arg, Scene } from '../wire';
import { parseAction } from './notation';
import { diceOf } from './speech';

/** An action that is a button, in words. */
export function plainText(
  action: string,
  scene: Scene,
  say: (key: string, args?: Record<string, Arg>) => string,
): string {
  const parsed = parseAction(action);
  if (parsed?.is === 'steps') {
    const dice = diceOf(scene);
    const other = dice[0] === parsed.die ? dice[1] : dice[0];
    return say('do-steps', { steps: parsed.die, jumps: other ?? parsed.die });
  }
  return parsed?.is === 'pass' || parsed?.is === 'end' ? say(`do-${parsed.is}`) : action;
}
