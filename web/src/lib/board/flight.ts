// How pieces get from place to place before one's eyes.
import type { EffectShape, Move, Pieces, Placed } from '../wire';
import { yardPlace, type Point } from './geometry';
import { hopTime } from './hops';
import { cellOf, samePlace, yardOf } from './pieces';

/** A piece on its way. */
export interface Flight {
  /** The mark of the piece. */
  piece: string;
  frames: Keyframe[];
  duration: number;
  delay: number;
}

/** Where things are while pieces fly. */
export interface Ground {
  points: readonly Point[];
  yards: readonly (Point | null)[];
  pieces: Pieces;
}

/** A piece that the hand has brought to a cell. */
export interface Carried {
  from: Placed;
  cell: number;
  /** The mark of the piece. */
  mark: string;
}

const STEP = 220;
const FIELD = 135;
const HOME = 420;
const FADE = 260;

/** The flights of one move, all to be started together. */
export function flightsOf(move: Move, ground: Ground): Flight[] {
  const main = move.effects.find((effect) => leads(effect, move));
  const route = main ? routeOf(main, move, ground) : [];
  const leg = legTime(move, route.length);
  const legs = Math.max(route.length - 1, 0);
  const flights: Flight[] = [];
  for (const effect of move.effects) {
    const flight =
      effect === main
        ? {
            piece: effect.piece,
            frames: along(route, move.way?.gait === 'jumps'),
            duration: leg * legs,
            delay: 0,
          }
        : aside(effect, ground, passing(effect, route, leg, ground));
    if (flight) flights.push(flight);
  }
  return flights;
}

/** The flights of a move whose piece the hand has already brought to its end: it stays there, and
 * nothing else waits for it. */
export function carriedTo(flights: Flight[], move: Move, carried: Carried | null): Flight[] {
  const effect = move.effects.find(
    ({ from, to }) => carried && samePlace(from, carried.from) && cellOf(to) === carried.cell,
  );
  if (!effect) return flights;
  const flown = flights.find(({ delay, piece }) => delay === 0 && piece === effect.piece);
  return flights.map((flight) => {
    if (flight !== flown) return { ...flight, delay: 0 };
    const end = flight.frames.slice(-1);
    return { ...flight, frames: [...end, ...end], duration: 1 };
  });
}

/** Frames that begin at 0 and end at 1, as browsers want it. */
export function tidyFrames(frames: Keyframe[]): Keyframe[] {
  const last = frames.length - 1;
  return frames.map((frame, index) => ({
    ...frame,
    offset: index === 0 ? 0 : index === last ? 1 : (frame.offset ?? null),
  }));
}

/** Is this effect the one that the way of the move tells of? */
function leads(effect: EffectShape, move: Move): boolean {
  const way = move.way?.cells;
  if (!way || way.length === 0 || cellOf(effect.to) !== way.at(-1)) return false;
  return yardOf(effect.from) !== null || cellOf(effect.from) === way[0];
}

function routeOf(effect: EffectShape, move: Move, ground: Ground): Point[] {
  const cells = (move.way?.cells ?? []).flatMap((cell) => ground.points[cell] ?? []);
  const start = yardOf(effect.from) === null ? null : pointOf(effect.from, ground);
  return start ? [start, ...cells] : cells;
}

function legTime(move: Move, stops: number): number {
  if (move.way?.gait === 'jumps') return hopTime(stops);
  return move.way?.gait === 'walk' ? FIELD : STEP;
}

/** When something beside the moving piece happens: as it is jumped over, or at the end. */
function passing(effect: EffectShape, route: Point[], leg: number, ground: Ground): number {
  const end = leg * Math.max(route.length - 1, 0);
  const at = pointOf(effect.from, ground);
  if (!at) return end;
  for (let index = 1; index < route.length; index += 1) {
    const [a, b] = [route[index - 1], route[index]];
    if (!a || !b) continue;
    const off = Math.abs((a.x + b.x) / 2 - at.x) + Math.abs((a.y + b.y) / 2 - at.y);
    if (off < 5) return leg * (index - 0.4);
  }
  return Math.max(end - 90, 0);
}

/** What is taken fades, what goes home glides there, what is set down comes down. */
function aside(effect: EffectShape, ground: Ground, delay: number): Flight | null {
  const from = pointOf(effect.from, ground);
  const to = pointOf(effect.to, ground);
  const piece = effect.piece;
  if (from && to) {
    return { piece, frames: along([from, to], true), duration: HOME, delay };
  }
  if (from) {
    const up = effect.to === 'hand';
    const frames = [
      { transform: moved(from, 1), opacity: 1 },
      { transform: moved(from, up ? 1.35 : 0.6), opacity: 0 },
    ];
    return { piece, frames, duration: FADE, delay };
  }
  if (to) {
    const frames = [
      { transform: moved(to, 1.4), opacity: 0.2 },
      { transform: moved(to, 1), opacity: 1 },
    ];
    return { piece, frames, duration: FADE, delay };
  }
  return null;
}

function pointOf(place: Placed, ground: Ground): Point | null {
  const cell = cellOf(place);
  if (cell !== null) return ground.points[cell] ?? null;
  const colour = yardOf(place);
  if (colour === null) return null;
  const yard = ground.yards[colour - 1];
  const waiting = ground.pieces.yards[colour - 1] ?? 0;
  return yard ? yardPlace(yard, Math.max(waiting - 1, 0)) : null;
}

/** Keyframes along a route; a jump rises between two stops. */
function along(route: readonly Point[], jumps: boolean): Keyframe[] {
  const legs = Math.max(route.length - 1, 1);
  return route.flatMap((point, index) => {
    const stop: Keyframe = {
      transform: moved(point, 1),
      offset: index / legs,
      easing: jumps ? 'cubic-bezier(.3,.1,.6,1)' : 'ease-in-out',
    };
    const before = route[index - 1];
    if (!before || !jumps) return [stop];
    const middle = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 - 14 };
    const height: Keyframe = {
      transform: moved(middle, 1.24),
      offset: (index - 0.5) / legs,
      easing: 'cubic-bezier(.4,0,.7,.9)',
    };
    return [height, stop];
  });
}

function moved({ x, y }: Point, scale: number): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
