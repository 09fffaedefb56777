// Games that are over: those of this device in the same shape as those of a server. Pure.

import type { FinishedGame, FinishedSeat, MyTable, SeatShape } from '../wire';

/** The id of the device's own guest. */
const OWN = 'me';

/** Which of the people at the device plays an own seat. */
export const playerOf = ({ player }: { player: string }): string => player || OWN;

/** A table of this device whose game is over; null as long as it goes on, or if nothing happened. */
export function finishedHere(table: MyTable): FinishedGame | null {
  const { outcome, terms, turns } = table;
  if (!outcome || turns === 0) return null;
  const broken = outcome.ending === 'aborted';
  return {
    table: table.table,
    game: terms.game,
    options: [],
    ended: table.at,
    lasted: outcome.lasted,
    turns,
    jumps: table.jumps,
    ending: outcome.ending,
    setUp: terms.setUp,
    copied: terms.earlier > 0,
    seats: table.seats.map((seat) => finishedSeat(seat, broken ? [] : outcome.ranks)),
  };
}

function finishedSeat(seat: SeatShape, ranks: number[]): FinishedSeat {
  const computer = seat.holder === 'computer';
  return {
    side: seat.side,
    name: seat.name,
    avatar: seat.avatar,
    player: seat.player,
    level: computer ? seat.level : null,
    deleted: false,
    bot: seat.bot ?? false,
    place: ranks[seat.side - 1] ?? null,
    hinted: seat.hinted,
    own: seat.yours,
  };
}

/** How a game ended for a person. */
export type Result = 'won' | 'shared' | 'lost' | 'both' | 'broken';

/** The own seats of a person of the device; of everybody at it without one. */
export const seatsOf = (game: FinishedGame, player: string | null): FinishedSeat[] =>
  game.seats.filter((seat) => seat.own && (player === null || playerOf(seat) === player));

/** How a game ended for a person, or for everybody at the device; null if they did not play. */
export function resultOf(game: FinishedGame, player: string | null): Result | null {
  const own = seatsOf(game, player);
  if (own.length === 0) return null;
  if (own.every(({ place }) => place === null)) return 'broken';
  const sides = new Set(own.map(({ side }) => side));
  // Who played several sides has won against themselves.
  if (sides.size > 1) return 'both';
  if (own[0]!.place !== 1) return 'lost';
  const first = new Set(game.seats.filter(({ place }) => place === 1).map(({ side }) => side));
  return first.size > 1 ? 'shared' : 'won';
}

/** The people of the device who played these games, each once: ids with the latest name. */
export function peopleIn(games: readonly FinishedGame[]): { id: string; name: string }[] {
  const names = new Map<string, string>();
  for (const game of games) {
    for (const seat of game.seats) {
      if (seat.own && !names.get(playerOf(seat))) names.set(playerOf(seat), seat.name);
    }
  }
  return [...names].map(([id, name]) => ({ id, name }));
}
