// What a hint thinks of the game, in words.

import type { Arg } from '../wire';

/** How a seat stands, in hundredths of a turn. */
export type Score = { score: number | null; decided: boolean };

/** The sentence for a score; nothing where there is none. */
export function scoreText(
  { score, decided }: Score,
  say: (key: string, args?: Record<string, Arg>) => string,
): string {
  if (score === null) return '';
  if (decided) return say(score > 0 ? 'score-wins' : 'score-loses');
  const shown = `${score > 0 ? '+' : ''}${(score / 100).toFixed(1)}`;
  return say(`score-${bandOf(score)}`, { score: shown });
}

/** By four turns is far, by less than one is even. */
function bandOf(score: number): string {
  if (Math.abs(score) < 100) return 'even';
  const far = Math.abs(score) >= 400 ? 'far-' : '';
  return `${far}${score > 0 ? 'ahead' : 'behind'}`;
}
