// Boards as the server would send them, built here so that the tests need no server.
import type { BoardShape, Layout } from '$lib/wire';

const letter = (index: number) => String.fromCharCode(97 + index);

/** The 16×16 board. */
export const square: BoardShape = {
  id: 'square',
  cells: Array.from({ length: 256 }, (_, cell) => {
    const [column, row] = [cell % 16, Math.floor(cell / 16)];
    return {
      name: `${letter(column)}${row + 1}`,
      x: column * 1000 - 7500,
      y: row * 1000 - 7500,
      dark: (column + row) % 2 === 0,
    };
  }),
  joins: [],
};

const ROWS = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];

/** The star of 121 holes. */
export const star: BoardShape = {
  id: 'star',
  cells: ROWS.flatMap((length, row) =>
    Array.from({ length }, (_, hole) => ({
      name: `${letter(row)}${hole + 1}`,
      x: hole * 1000 - (length - 1) * 500,
      y: Math.round((row - 8) * 866.03),
      dark: false,
    })),
  ),
  joins: [],
};

/** Two pieces each in opposite corners of the square. */
export function halma(): Layout {
  const cells = square.cells.map(({ name }) =>
    name === 'a1' || name === 'b1' ? '1' : name === 'p16' || name === 'o16' ? '2' : '.',
  );
  return {
    game: 'halma',
    players: 2,
    board: 'square',
    options: [],
    colours: [
      { hue: 'red', seat: 1, side: 1 },
      { hue: 'blue', seat: 2, side: 2 },
    ],
    markings: [
      { kind: 'home', colour: 1, cells: [0, 1] },
      { kind: 'home', colour: 2, cells: [254, 255] },
    ],
    start: { cells: cells.join(''), yards: [0, 0], taken: [], hand: '' },
    text: '',
  };
}
