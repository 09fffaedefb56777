// What the marks of a position mean to the eye.
import type { Layout } from '../wire';
import { faceOf, type Face } from './faces';
import type { Hue } from './hues';
import { signOf } from './signs';

/** How pieces are turned out of wood or glass. */
export type Form = 'bead' | 'man' | 'draught' | 'pawn';

/** A piece to draw. */
export interface Look {
  hue: Hue;
  form: Form;
  /** A piece that differs from the others of its colour. */
  marked: boolean;
  /** A barricade is no piece of any colour. */
  barricade: boolean;
  /** The sign cut into it. */
  sign: string;
}

/** The forms on boards where pieces are not the usual men. */
const FORMS: Partial<Record<Face, Form>> = {
  points: 'draught',
  lines: 'bead',
  cross: 'bead',
  star: 'bead',
  barricade: 'pawn',
};

/** What stands on a cell with this mark; nothing on an empty one. */
export function lookOf(layout: Layout, mark: string): Look | null {
  if (mark === '.' || mark === '' || mark === undefined) return null;
  const form = layout.board === 'small-square' ? 'draught' : (FORMS[faceOf(layout)] ?? 'man');
  const plain: Look = { hue: 'neutral', form, marked: false, barricade: false, sign: '' };
  if (mark === '#') return { ...plain, barricade: true };
  if (mark === 'o') return plain;
  const marked = mark >= 'A' && mark <= 'F';
  const colour = marked ? mark.charCodeAt(0) - 64 : Number(mark);
  const hue = hueOf(layout, colour);
  return { ...plain, hue, marked, sign: signOf(layout, colour, hue) };
}

/** The hue of a colour, from one. */
export function hueOf(layout: Layout, colour: number): Hue {
  return (layout.colours[colour - 1]?.hue as Hue | undefined) ?? 'neutral';
}

/** The mark of a colour's plain piece. */
export function markOf(colour: number): string {
  return String(colour);
}
