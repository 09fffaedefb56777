// What the surface of a board is like. It follows from the board and from what a game marks on it.
import type { Layout } from '../wire';

/**
 * Squares for a game that leads somewhere, fields for one that is played anywhere, lines with
 * pieces on their crossings, or one of the boards with a shape of its own.
 */
export type Face = 'squares' | 'fields' | 'lines' | 'points' | 'cross' | 'star' | 'barricade';

const OWN: readonly string[] = ['points', 'cross', 'star', 'barricade'];

/** The surface that suits a game. */
export function faceOf({
  board,
  markings,
  options,
}: Pick<Layout, 'board' | 'markings' | 'options'>): Face {
  if (OWN.includes(board)) return board as Face;
  if (markings.some(({ kind }) => kind === 'goal' || kind === 'figure')) return 'squares';
  // Some cells have a meaning, or a house rule speaks of cells.
  const cells = options.some(([name, value]) => name === 'board' && value === 'cells');
  return cells || markings.length > 0 ? 'fields' : 'lines';
}

/** Are pieces in squares, not on points or in holes? */
export function inSquares(face: Face): boolean {
  return face === 'squares' || face === 'fields';
}
