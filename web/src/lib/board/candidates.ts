// What a finger on a board may mean: what the server offers.
import type { Choices, Placed, Target } from '../wire';
import type { Candidate } from './aim';
import type { Point } from './geometry';
import { cellOf, samePlace, yardOf } from './pieces';
import { yardSpot, type Places } from './spots';

/** Half of the part of a yard that counts as hit, without its edge. */
const YARD = { x: 90, y: 50 };

/** All that may be meant by a finger at a point. */
export function candidatesOf(
  choices: Choices | null,
  selected: Placed | null,
  targets: readonly Target[],
  places: Places,
  at: Point,
): Candidate[] {
  const found = new Map<number, Candidate>();
  for (const { from } of choices?.picks ?? []) {
    const kind = samePlace(from, selected) ? 'held' : 'pick';
    const candidate = placed(from, kind, places, at);
    if (candidate) found.set(candidate.spot, candidate);
  }
  for (const candidate of goals(targets, places)) found.set(candidate.spot, candidate);
  return [...found.values()];
}

/** Where a piece that is dragged may be put: on a target, or back. */
export function goalsOf(
  from: Placed,
  targets: readonly Target[],
  places: Places,
  at: Point,
): Candidate[] {
  const back = placed(from, 'held', places, at);
  const all = goals(targets, places);
  return back && all.every(({ spot }) => spot !== back.spot) ? [back, ...all] : all;
}

function goals(targets: readonly Target[], { points }: Places): Candidate[] {
  return targets.flatMap(({ to }) => {
    const at = points[to];
    return at ? [{ spot: to, kind: 'target', at } as const] : [];
  });
}

function placed(
  place: Placed,
  kind: Candidate['kind'],
  { points, yards }: Places,
  at: Point,
): Candidate | null {
  const cell = cellOf(place);
  if (cell !== null) {
    const point = points[cell];
    return point ? { spot: cell, kind, at: point } : null;
  }
  const colour = yardOf(place);
  const yard = colour === null ? null : yards[colour - 1];
  if (colour === null || !yard) return null;
  return { spot: yardSpot(colour, points.length), kind, at: nearestIn(yard, at) };
}

/** The point of a yard that is nearest to a finger. */
function nearestIn(yard: Point, at: Point): Point {
  const clamp = (value: number, middle: number, half: number) =>
    Math.min(Math.max(value, middle - half), middle + half);
  return { x: clamp(at.x, yard.x, YARD.x), y: clamp(at.y, yard.y, YARD.y) };
}
