// The signs cut into pieces.
import type { Layout, PieceKind } from '../wire';
import type { Hue } from './hues';

/**
 * A sign for each colour, so that nobody has to tell colours apart. Drawn in a field of 40 by 40
 * about the middle.
 */
export const SIGNS: Record<Hue, string> = {
  red: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
  green: 'M0-13L12.5 9H-12.5Z',
  yellow: 'M-9.5-9.5H9.5V9.5H-9.5Z',
  blue: 'M-3.6-12H3.6V-3.6H12V3.6H3.6V12H-3.6V3.6H-12V-3.6H-3.6Z',
  orange: 'M0-14L3.8-4.8 13.3-4.3 5.9 1.9 8.3 11.2 0 6-8.3 11.2-5.9 1.9-13.3-4.3-3.8-4.8Z',
  violet: 'M0-13A13 13 0 1 1 0 13A13 13 0 1 1 0-13ZM0-7.5A7.5 7.5 0 1 0 0 7.5A7.5 7.5 0 1 0 0-7.5Z',
  neutral: '',
};

/** The signs where the sides of a game have different kinds of pieces. */
const KINDS: Record<PieceKind, string> = {
  cat: 'M-13-13L-6-8C-2-9.5 2-9.5 6-8L13-13V2C13 9 7 13 0 13S-13 9-13 2ZM-6-1A2.5 2.5 0 1 0-6 4 2.5 2.5 0 1 0-6-1M6-1A2.5 2.5 0 1 0 6 4 2.5 2.5 0 1 0 6-1',
  mouse:
    'M-9-12A6 6 0 1 1-5-2C-2-4 2-4 5-2A6 6 0 1 1 9-12 6 6 0 0 1 10 0C9 6 4 12 0 14-4 12-9 6-10 0A6 6 0 0 1-9-12Z',
};

/** The sign of a colour's pieces; colours count from one. */
export function signOf(layout: Layout, colour: number, hue: Hue): string {
  const kind = layout.colours[colour - 1]?.kind;
  return kind ? KINDS[kind] : SIGNS[hue];
}
