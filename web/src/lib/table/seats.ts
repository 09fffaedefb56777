// Who sits where: names, colours, whose seat is whose.

import type { Layout, SeatShape, TableView } from '../wire';

/** The colours of a seat, by number from one. */
export function coloursOf(layout: Layout, seat: number): number[] {
  return layout.colours.flatMap((colour, index) => (colour.seat === seat ? [index + 1] : []));
}

/** The hues of a seat. */
export function huesOf(layout: Layout, seat: number): string[] {
  return coloursOf(layout, seat).map((number) => layout.colours[number - 1]!.hue);
}

/** The seats of who looks. */
export function mine(seats: SeatShape[]): SeatShape[] {
  return seats.filter((seat) => seat.yours);
}

/** The seat that speaks for who looks: the one whose turn it is, or the first. */
export function speaker(view: TableView): number | null {
  const own = mine(view.seats);
  const acting = own.find((seat) => seat.number === view.scene.turn);
  return (acting ?? own[0])?.number ?? null;
}

/** Do other people sit here, who have to be asked? */
export function hasOthers(seats: SeatShape[]): boolean {
  return seats.some((seat) => seat.holder === 'person' && !seat.yours && !seat.standIn);
}

/** Is this a game for one? */
export function isAlone(view: TableView): boolean {
  return view.layout.players === 1;
}

/** The sides that came first; none when the game was broken off. */
export function winners(view: TableView): number[] {
  const ranks = view.scene.outcome?.ranks ?? [];
  return ranks.flatMap((rank, index) => (rank === 1 ? [index + 1] : []));
}

/** The seats of a side. */
export function seatsOf(seats: SeatShape[], side: number): SeatShape[] {
  return seats.filter((seat) => seat.side === side);
}
