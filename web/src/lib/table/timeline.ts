// Which moves of a game are on the board, and where the pieces are after each of them. Pure: every
// function returns a new timeline, or the same one where nothing changes.

import type { Layout, Move, Pieces } from '../wire';
import { after, allAfter } from './pieces';

/** The positions of a game, and the one that is on the board. */
export type Timeline = {
  /** The pieces at the beginning and after each move. */
  positions: Pieces[];
  /** Moves that have been shown; the others are still to be shown. */
  ply: number;
  /** The number of moves one looks back to; null: one looks at the game as it stands. */
  looking: number | null;
};

/** A game of which nothing is known yet. */
export const EMPTY: Timeline = { positions: [], ply: 0, looking: null };

/** How many moves are on the board. */
export function movesAt({ looking, ply }: Timeline): number {
  return looking ?? ply;
}

/** The pieces on the board. */
export function piecesAt(timeline: Timeline): Pieces | null {
  return timeline.positions[movesAt(timeline)] ?? null;
}

/** Is the board what comes of all these moves? */
export function isCurrent({ looking, ply }: Timeline, moves: number): boolean {
  return looking === null && ply === moves;
}

/** The positions of a game that was told whole. Moves that are new are still to be shown. */
export function rebuilt(timeline: Timeline, layout: Layout, moves: Move[]): Timeline {
  const ply = Math.min(timeline.ply, moves.length);
  return { ...timeline, positions: allAfter(layout, moves), ply };
}

/** One move more. */
export function extended(timeline: Timeline, move: Move): Timeline {
  const before = timeline.positions.at(-1)!;
  return { ...timeline, positions: [...timeline.positions, after(before, move)] };
}

/** Only this many moves are left. */
export function shortened({ positions, ply, looking }: Timeline, left: number): Timeline {
  return {
    positions: positions.slice(0, left + 1),
    ply: Math.min(ply, left),
    looking: looking !== null && looking >= left ? null : looking,
  };
}

/** The server's picture after all moves replaces ours, should they ever differ. */
export function corrected(timeline: Timeline, moves: number, pieces: Pieces): Timeline {
  return { ...timeline, positions: [...timeline.positions.slice(0, moves), pieces] };
}

/** The same pieces as new objects: the board puts back what was dropped in vain. */
export function renewed(timeline: Timeline): Timeline {
  return { ...timeline, positions: timeline.positions.map((pieces) => ({ ...pieces })) };
}

/** This many moves have been shown. */
export function shownUpTo(timeline: Timeline, ply: number): Timeline {
  return ply === timeline.ply ? timeline : { ...timeline, ply };
}

/** Looks at the position after so many of all moves. After the last one nobody looks back. */
export function lookedAt(timeline: Timeline, moves: number, all: number): Timeline {
  const wanted = Math.min(Math.max(moves, 0), all);
  if (wanted === all) return shownUpTo(forward(timeline), all);
  return wanted === timeline.looking ? timeline : { ...timeline, looking: wanted };
}

function forward(timeline: Timeline): Timeline {
  return timeline.looking === null ? timeline : { ...timeline, looking: null };
}
