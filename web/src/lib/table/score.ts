// What a hint thinks of the game, in words.

import { currentLanguage } from '../words';
import type { Said } from '../wire';

/** How a seat stands, in hundredths of a turn. */
export type Score = { score: number | null; decided: boolean };

/** The sentence for a score; none where there is none. */
export function scoreSaid({ score, decided }: Score): Said | null {
  if (score === null) return null;
  if (decided) return { key: score > 0 ? 'score-wins' : 'score-loses' };
  return { key: `score-${bandOf(score)}`, args: { score: leadText(score) } };
}

/** A lead in turns, with its sign: `+2.1`. */
function leadText(score: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const shown = new Intl.NumberFormat(currentLanguage(), {
    ...digits,
    signDisplay: 'exceptZero',
  });
  return shown.format(score / 100);
}

/** By four turns is far, by less than one is even. */
function bandOf(score: number): string {
  if (Math.abs(score) < 100) return 'even';
  const far = Math.abs(score) >= 400 ? 'far-' : '';
  return `${far}${score > 0 ? 'ahead' : 'behind'}`;
}
