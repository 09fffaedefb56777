// The sides of a game, as a review speaks of them.
import { hueOf } from '../board/marks';
import type { Hue } from '../board/hues';
import { signOf } from '../board/signs';
import { coloursOf } from '../table/seats';
import type { Layout, Review } from '../wire';

/** A side with its seats. */
export interface SideOf {
  /** From one. */
  side: number;
  /** Its seats, from one. */
  seats: number[];
}

/** What tells a side or a seat apart: a colour and a sign. */
export interface Sign {
  hue: Hue;
  sign: string;
}

/** The sides of a game. Where the pieces belong to nobody, its turns say who sits on which side. */
export function sidesOf(layout: Layout, { sums, turns }: Review): SideOf[] {
  return sums.map((_, index) => {
    const side = index + 1;
    const known = [...layout.colours, ...turns].filter((one) => one.side === side);
    const seats = [...new Set(known.map(({ seat }) => seat))].sort((a, b) => a - b);
    return { side, seats: seats.length > 0 ? seats : [side] };
  });
}

/** What a side is called. */
export const nameOfSide = ({ seats }: SideOf, who: (seat: number) => string): string =>
  seats.map(who).join(' + ');

/** The signs of some seats; empty where the pieces belong to nobody. */
export function signsOf(layout: Layout, seats: readonly number[]): Sign[] {
  return seats
    .flatMap((seat) => coloursOf(layout, seat))
    .map((colour) => {
      const hue = hueOf(layout, colour);
      return { hue, sign: signOf(layout, colour, hue) };
    });
}
