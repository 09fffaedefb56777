// What this device saw and sent itself about the dice of a table. The record that the server gives
// out at the end is compared with it: a record alone only agrees with itself.

import { keep, recall } from '../store';
import type { Move, TableView } from '../wire';
import { earlierMoves, laterMoves } from './earlier';

/** A salt that this device sent, and whether the server has said that it has it. */
export type OwnSalt = { seat: number; value: string; stored: boolean };

/** What this device knows by itself. */
export type Kept = {
  /** The first commitment that it was shown. */
  commitment: string;
  /** Is the seat that begins drawn by lot? */
  lot: boolean;
  /** How many rolls were made before the table was opened; none if it does not say. */
  earlier?: number;
  /** Its own salt, if one counts. */
  salt: OwnSalt | null;
};

/** What was kept of a table before, if anything. */
export function recallKept(table: string): Kept | null {
  return recall<Kept>(`fair.${table}`);
}

/** Keeps it for the next visit. */
export function keepKept(table: string, kept: Kept | null): void {
  if (kept !== null) keep(`fair.${table}`, kept);
}

/**
 * What is kept after a look at the table. The first commitment stays, whatever is shown later. A
 * salt counts no longer if its seat went to somebody else before anything was drawn from it.
 */
export function keptAfter(kept: Kept | null, view: TableView): Kept | null {
  if (kept === null) {
    const { fair } = view;
    if (fair === null) return null;
    const { commitment, lot } = fair;
    return { commitment, lot, earlier: rollsIn(earlierMoves(view)), salt: null };
  }
  const { salt } = kept;
  if (salt === null) return kept;
  const mine = view.seats.some(({ number, yours }) => yours && number === salt.seat);
  if (!mine && !isFixed(view)) return { ...kept, salt: null };
  const shown = view.fair?.seeds[salt.seat - 1] === salt.value;
  return shown && !salt.stored ? { ...kept, salt: { ...salt, stored: true } } : kept;
}

/** Has something been drawn from the salts? Then they are fixed. */
function isFixed(view: TableView): boolean {
  if (view.fair?.lot && view.terms.first > 0) return true;
  return view.scene.waits === 'over' || rollsIn(laterMoves(view)) > 0;
}

function rollsIn(moves: Move[]): number {
  return moves.filter((move) => move.dice).length;
}

/** A salt to send: the one that is on its way from another page of this device, or a new one. */
export function saltFor(table: string, seat: number, random: () => string): OwnSalt {
  const before = recallKept(table)?.salt ?? null;
  return before?.seat === seat ? before : { seat, value: random(), stored: false };
}

/** The seat of mine for which a salt is wanted now. */
export function owedSeat(view: TableView): number | null {
  const owed = (number: number) => view.scene.owed.includes(number);
  return view.seats.find(({ yours, number }) => yours && owed(number))?.number ?? null;
}
