// Who sits where: names, colours, whose seat is whose.

import type { Arg, Layout, Scene, SeatShape, TableView } from '../wire';

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

/** Is it the turn of one of these seats? */
export function isTurnOf(seats: SeatShape[], { turn, waits }: Scene): boolean {
  if (waits === 'over' || waits === 'chairs') return false;
  return seats.some((seat) => seat.number === turn);
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

type Say = (key: string, args?: Record<string, Arg>) => string;

/** What a seat is called: by name, or by its colours. */
export function nameOf(view: TableView, seat: number, say: Say): string {
  const shape = view.seats.find(({ number }) => number === seat);
  const name = (shape?.holder === 'person' && shape.name) || huesText(view.layout, seat, say);
  return shape?.bot ? say('seat-bot', { name }) : name;
}

/** The colours of a seat in words. */
export function huesText(layout: Layout, seat: number, say: Say): string {
  const hues = huesOf(layout, seat).map((hue) => say(`hue-${hue}`));
  const text = hues.length === 0 ? say('seat-number', { seat }) : hues.join(' + ');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Who holds a seat, in a few words beside the name. */
export function aboutSeat(seat: SeatShape, say: Say): string {
  if (seat.holder === 'open') return say('seat-open');
  if (seat.holder === 'computer') return say('seat-computer', { level: seat.level ?? 1 });
  if (seat.standIn) return say('seat-stand-in', { level: seat.level ?? 1 });
  // Of several people at one device only the guest is "you".
  if (seat.yours) return say(seat.player && seat.player !== 'me' ? 'seat-device' : 'seat-you');
  return say(seat.here ? 'seat-here' : 'seat-away');
}

/** What is to be done, and by whom. */
export function promptOf(view: TableView, say: Say): string {
  const { scene } = view;
  const own = mine(view.seats);
  const acts = own.some((seat) => seat.number === scene.turn);
  // Several people at one device have to be told which of them is meant.
  const you = !acts ? 'no' : own.length > 1 ? 'here' : 'yes';
  const drawing = view.terms.first === 0 ? 'lot' : 'seeds';
  const name = scene.waits === 'seeds' ? drawing : scene.prompt;
  return say(`prompt-${name}`, { you, who: nameOf(view, scene.turn, say) });
}

/** The sentence about what can be checked: dice, or only the lot that decided who begins. */
export function fairKey(key: string, view: TableView): string {
  return view.fair?.dice === false ? `${key}-lot` : key;
}
