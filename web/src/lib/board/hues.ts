// The colours of pieces.

/** A colour of glass. */
export type Hue = 'red' | 'green' | 'yellow' | 'blue' | 'orange' | 'violet' | 'neutral';

/** Every colour a piece can have. */
export const HUES: readonly Hue[] = [
  'red',
  'green',
  'yellow',
  'blue',
  'orange',
  'violet',
  'neutral',
];
