// A game that is tried again from an earlier position, against the same opponents.
import { copyTable, copyToEngine } from '../api';
import { hasEngine, isLocal } from '../engine/local';
import { USUAL_LEVEL } from '../game/chairs';
import { network } from '../offline/network.svelte';
import type { Chair, CopyTable, Move, Opened, ReviewTurn, TableView } from '../wire';
import type { Game } from './game';

/** The number of moves before the first decision of a turn. A roll it began with stays: the question is
 * what to make of it. */
export function movesBefore(turn: ReviewTurn | null, moves: readonly Move[]): number {
  if (turn === null) return 0;
  const decision = moves.slice(turn.first, turn.end).findIndex(({ dice }) => !dice);
  return turn.first + Math.max(0, decision);
}

/** Who shall play. */
export interface Seating {
  chairs: Chair[];
  /** The seats of people who are not here, from one: computers take their part. */
  absent: number[];
}

/** The same people and computers as before, as far as they are here. */
export function seatingOf({ table, replay }: Game, seat: number): Seating {
  if (table?.seats.some(({ yours }) => yours)) return seatingOfTable(table);
  const levels = table
    ? table.seats.map(({ holder, level }) => (holder === 'computer' ? level : null))
    : levelsOf(replay.notes, replay.layout.players);
  const chairs = levels.map((level, index): Chair =>
    index + 1 === seat ? 'mine' : { computer: level ?? USUAL_LEVEL },
  );
  const absent = levels.flatMap((level, index) =>
    level === null && index + 1 !== seat ? [index + 1] : [],
  );
  return { chairs, absent };
}

function seatingOfTable({ seats }: TableView): Seating {
  const chairs = seats.map(({ yours, level }): Chair =>
    yours ? 'mine' : { computer: level ?? USUAL_LEVEL },
  );
  const away = seats.filter(({ yours, holder }) => !yours && holder !== 'computer');
  return { chairs, absent: away.map(({ number }) => number) };
}

/** The levels of the computers that a record names; none for people. */
export function levelsOf(
  notes: readonly (readonly [string, string])[],
  players: number,
): (number | null)[] {
  return Array.from({ length: players }, (_, index) => {
    const who = notes.find(([name]) => name === `seat ${index + 1}`)?.[1] ?? '';
    const level = /^level([1-6])$/.exec(who)?.[1];
    return level === undefined ? null : Number(level);
  });
}

/** What is asked for. */
export function copyFrom(game: Game, after: number, chairs: Chair[], pace: number): CopyTable {
  const { record, table } = game;
  const wish: CopyTable = { record, after, chairs, pace: table?.terms.pace ?? pace };
  if (table) wish.clock = table.terms.clock;
  // On this device nobody is asked whether there may be hints.
  if (table && isLocal(table.id)) wish.hints = table.terms.hints;
  return wish;
}

/** Opens the table: on this device for a table of it, or where there is no server. */
export function openAgain({ table }: Game, wish: CopyTable): Promise<Opened> {
  const serverless = __STATIC__ || network.is === 'offline';
  const here = table ? isLocal(table.id) : serverless && hasEngine();
  return here ? copyToEngine(wish) : copyTable(wish);
}
