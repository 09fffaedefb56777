// What a finger means that lands beside it. A finger is a normal distribution about what it means;
// only what can be done counts as meant. Where two things are about equally likely, nothing is
// guessed: the lens asks.
import type { Point } from './geometry';

/** How far fingers land beside what they mean, in each axis, in CSS pixels. */
export const SIGMA = 8;

/** Hardly any finger lands farther away than this number of sigmas: one of 650. */
export const REACH = 3.6;

/** A move is played at once only from within this number of sigmas. */
export const NEAR = 2.5;

/** How many times likelier than everything else together something has to be. A wrong piece can be
 * put back; a wrong move is played. */
export const LIKELIER = { pick: 30, target: 3000 };

/** How often each kind of thing is meant, compared with a target. */
const WEIGHT = { target: 1, pick: 0.05, held: 0.02 };

/** Something that a finger may mean. */
export interface Candidate {
  spot: number;
  /** A piece to pick, the piece that is already in the hand, or where it can go. */
  kind: 'pick' | 'held' | 'target';
  /** The point of it that is nearest to the finger. */
  at: Point;
}

/** What a finger means. */
export type Aim =
  | { do: 'hit'; spot: number }
  /** One of these. */
  | { do: 'ask'; spots: number[] }
  /** Nothing that can be done. */
  | { do: 'miss' };

interface Weighed extends Candidate {
  /** In sigmas. */
  far: number;
  weight: number;
}

/**
 * What a finger at a point means. `sigma` is in the units of the points; `holding`: is there a piece
 * in the hand? Otherwise all pieces are alike.
 */
export function aimAt(
  candidates: readonly Candidate[],
  at: Point,
  sigma: number,
  holding: boolean,
): Aim {
  const [best, ...others] = weighed(candidates, at, sigma, holding);
  if (!best || best.far > REACH) return { do: 'miss' };
  const sure = isSure(best, others) && (best.kind !== 'target' || best.far <= NEAR);
  if (sure) return { do: 'hit', spot: best.spot };
  const likely = others.filter(
    ({ far, weight }) => far <= REACH || weight * needed(best) > best.weight,
  );
  return { do: 'ask', spots: [best, ...likely].map(({ spot }) => spot) };
}

/** Which of the enlarged candidates is meant; null where that is not clear. */
export function chosenAt(
  candidates: readonly Candidate[],
  at: Point,
  sigma: number,
): number | null {
  const [best, ...others] = weighed(candidates, at, sigma, false);
  return best && best.far <= 2 * REACH && isSure(best, others) ? best.spot : null;
}

function isSure(best: Weighed, others: readonly Weighed[]): boolean {
  const rest = others.reduce((sum, { weight }) => sum + weight, 0);
  return best.weight >= rest * needed(best);
}

function needed({ kind }: Candidate): number {
  return LIKELIER[kind === 'target' ? 'target' : 'pick'];
}

/** The likeliest first. */
function weighed(
  candidates: readonly Candidate[],
  at: Point,
  sigma: number,
  holding: boolean,
): Weighed[] {
  return candidates
    .map((one) => {
      const far = Math.hypot(one.at.x - at.x, one.at.y - at.y) / sigma;
      const weight = (holding ? WEIGHT[one.kind] : 1) * Math.exp((-far * far) / 2);
      return { ...one, far, weight };
    })
    .sort((a, b) => b.weight - a.weight);
}
