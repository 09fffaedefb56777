// Who was lucky and who played well: what the sums of all sides say. Pure.
import type { Review, ReviewSum } from '../wire';

/** Differences of less than one per cent say nothing. */
const EVEN = 100;

/** What can be said in one sentence; sides from one. */
export type Verdict =
  | { is: 'both'; side: number }
  | { is: 'apart'; lucky: number; better: number }
  | { is: 'luck'; side: number }
  | { is: 'skill'; side: number }
  | { is: 'even' };

/** Who had the most luck, and who lost least by mistakes. */
export function verdictOf({ sums }: Review): Verdict {
  const lucky = foremost(sums.map(({ luck }) => luck ?? 0));
  const better = foremost(sums.map(({ lost }) => -lost));
  if (lucky !== null && lucky === better) return { is: 'both', side: lucky };
  if (lucky !== null && better !== null) return { is: 'apart', lucky, better };
  if (lucky !== null) return { is: 'luck', side: lucky };
  return better === null ? { is: 'even' } : { is: 'skill', side: better };
}

/** The side with the highest value, from one; none if another is as high or nearly so. */
function foremost(values: readonly number[]): number | null {
  const [first, second] = [...values].sort((a, b) => b - a);
  if (first === undefined || (second !== undefined && first - second < EVEN)) return null;
  return values.indexOf(first) + 1;
}

/** Do dice fall in this game? */
export const hasDice = ({ sums }: Review): boolean => sums.some(({ luck }) => luck !== null);

/** The longest bar of all sides. */
export function longest({ sums }: Review): number {
  return Math.max(EVEN, ...sums.flatMap(({ lost, luck }) => [lost, Math.abs(luck ?? 0)]));
}

/** How often each number fell for a side. */
export interface Rolls {
  /** The number of dice that fell. */
  total: number;
  /** From one on. */
  counts: number[];
  /** How often fair dice show each number on average. */
  expected: number;
}

export function rollsOf({ rolled }: ReviewSum): Rolls {
  const total = rolled.reduce((sum, count) => sum + count, 0);
  return { total, counts: rolled, expected: rolled.length === 0 ? 0 : total / rolled.length };
}
