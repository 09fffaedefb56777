// Small tables for tests: a strip of six cells, two colours.

import type { BoardShape, Choices, Layout, Move, Scene, TableView } from '../../src/lib/wire';

export const BOARD: BoardShape = {
  id: 'strip',
  cells: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'].map((name, x) => ({
    name,
    x: x * 1000,
    y: 0,
    dark: false,
  })),
  joins: [],
};

export const LAYOUT: Layout = {
  game: 'halma',
  players: 2,
  board: 'strip',
  options: [],
  colours: [
    { hue: 'red', seat: 1, side: 1 },
    { hue: 'green', seat: 2, side: 2 },
  ],
  markings: [],
  start: { cells: '1...2.', yards: [0, 1], taken: ['', ''], hand: '' },
  text: '',
};

export function scene(change: Partial<Scene> = {}): Scene {
  return {
    event: 4,
    pieces: LAYOUT.start,
    turn: 1,
    waits: 'seat',
    prompt: 'move',
    fields: [],
    turns: 0,
    jumps: 0,
    owed: [],
    clocks: [],
    offer: null,
    outcome: null,
    choices: null,
    undo: false,
    ...change,
  };
}

export function view(change: Partial<TableView> = {}): TableView {
  return {
    id: 'table',
    invite: null,
    terms: {
      game: 'halma',
      players: 2,
      first: 1,
      clock: 'none',
      chat: true,
      hints: true,
      listed: false,
      pace: 0,
      setUp: false,
      earlier: 0,
    },
    layout: LAYOUT,
    seats: [1, 2].map((number) => ({
      number,
      side: number,
      holder: 'person' as const,
      name: '',
      level: null,
      standIn: false,
      hinted: false,
      avatar: 0,
      player: '',
      here: true,
      yours: number === 1,
    })),
    moves: [],
    scene: scene(),
    chat: [],
    fair: null,
    watching: 0,
    rematch: null,
    ...change,
  };
}

export const STEP: Move = {
  seat: 1,
  action: 'a1-b1',
  dice: false,
  goesOn: false,
  way: { gait: 'step', cells: [0, 1] },
  effects: [{ piece: '1', from: { cell: 0 }, to: { cell: 1 } }],
};

export const HIT: Move = {
  seat: 1,
  action: 'b1-e1',
  dice: false,
  goesOn: false,
  way: { gait: 'walk', cells: [1, 2, 3, 4] },
  effects: [
    { piece: '1', from: { cell: 1 }, to: { cell: 4 } },
    { piece: '2', from: { cell: 4 }, to: { yard: 2 } },
  ],
};

/** The piece on a1 can go to b1 and c1, the one on d1 to e1 or off the board. */
export const CHOICES: Choices = {
  seat: 1,
  picks: [
    {
      from: { cell: 0 },
      targets: [
        { to: 1, action: 'a1-b1', way: null },
        { to: 2, action: 'a1-c1', way: null },
      ],
    },
    {
      from: { cell: 3 },
      targets: [
        { to: 4, action: 'd1-e1', way: null },
        { to: 3, action: 'd1-off', way: null },
      ],
    },
  ],
  plain: ['end'],
};

/** Only a barricade in the hand, to be set down on c1 or d1. */
export const SET_DOWN: Choices = {
  seat: 1,
  picks: [
    {
      from: 'hand',
      targets: [
        { to: 2, action: '#c1', way: null },
        { to: 3, action: '#d1', way: null },
      ],
    },
  ],
  plain: [],
};
