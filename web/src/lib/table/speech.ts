// Actions and positions as sentences.

import type { Arg, BoardShape, EffectShape, Layout, Move, Pieces, Scene } from '../wire';
import { parseAction } from './notation';
import { cellOf } from '../board/pieces';

/** What it takes to speak of a table. */
export type Speech = {
  board: BoardShape;
  layout: Layout;
  /** What a seat is called. */
  who(seat: number): string;
  /** A sentence of a key. */
  say(key: string, args?: Record<string, Arg>): string;
};

/** What somebody did and what came of it, as one line. */
export function tellMove(speech: Speech, move: Move): string {
  return [deed(speech, move), ...consequences(speech, move)].join(' ');
}

function deed({ say, who: name }: Speech, move: Move): string {
  const who = name(move.seat);
  const action = parseAction(move.action);
  switch (action?.is) {
    case 'roll':
      return say('told-roll', { who, dice: action.dice.join(' + ') });
    case 'steps':
      return say('told-steps', { who, die: action.die });
    case 'enter':
      return say('told-enter', { who, to: action.to });
    case 'move':
      return went(say, move, who, action.from, action.to);
    case 'huff':
      return say('told-huff', { who, cell: action.cell });
    case 'off':
      return say('told-off', { who, from: action.from });
    case 'swap':
      return say('told-swap', { who, from: action.from, to: action.to });
    case 'place':
      return say('told-place', { who, to: action.to });
    case 'set-down':
      return say('told-set-down', { who, to: action.to });
    case 'pass':
      return say('told-pass', { who });
    case 'end':
      return say('told-end', { who });
    default:
      return say('told-other', { who, action: move.action });
  }
}

function went(say: Speech['say'], move: Move, who: string, from: string, to: string): string {
  const legs = (move.way?.cells.length ?? 2) - 1;
  if (move.way?.gait === 'jumps') return say('told-jumps', { who, from, to, jumps: legs });
  return say('told-move', { who, from, to });
}

/** Pieces that were hit, taken or lifted; the piece that acted has spoken for itself. */
function consequences(speech: Speech, move: Move): string[] {
  // What only leaves the board was told by the action itself.
  if (move.effects.length < 2) return [];
  return move.effects.flatMap((effect) => consequence(speech, effect) ?? []);
}

function consequence({ board, layout, say }: Speech, effect: EffectShape): string | null {
  const from = cellOf(effect.from);
  if (from === null) return null;
  const cell = board.cells[from]?.name ?? '';
  if (effect.to === 'hand') return say('told-lifted', { cell });
  if (effect.to === 'out') return say('told-gone', { cell });
  if ('yard' in effect.to) {
    return say('told-hit', { cell, piece: pieceName(layout, effect.piece, say) });
  }
  return 'taken' in effect.to ? say('told-taken', { cell }) : null;
}

/** What a piece is called: by its colour, or by what else it is. */
export function pieceName(layout: Layout, mark: string, say: Speech['say']): string {
  if (mark === '#') return say('piece-barricade');
  if (mark === 'o') return say('piece-shared');
  const marked = mark >= 'A' && mark <= 'F';
  const number = marked ? mark.charCodeAt(0) - 'A'.charCodeAt(0) + 1 : Number(mark);
  const hue = say(`hue-${layout.colours[number - 1]?.hue ?? 'red'}`);
  return marked ? say('piece-marked', { hue }) : hue;
}

/** What stands on a cell. */
export function tellCell(speech: Speech, pieces: Pieces, cell: string): string {
  const { board, layout, say } = speech;
  const index = board.cells.findIndex(({ name }) => name === cell);
  if (index < 0) return say('told-no-cell', { cell });
  const mark = pieces.cells[index] ?? '.';
  if (mark === '.') return say('told-free', { cell });
  return say('told-on', { cell, piece: pieceName(layout, mark, say) });
}

/** Where all pieces of some colours stand, colour by colour. */
export function tellPieces(speech: Speech, pieces: Pieces, colours: number[]): string[] {
  const { board, layout, say } = speech;
  return colours.map((colour) => {
    const marks = [String(colour), String.fromCharCode('A'.charCodeAt(0) + colour - 1)];
    const cells = board.cells.filter((_, index) => marks.includes(pieces.cells[index] ?? '.'));
    const piece = pieceName(layout, String(colour), say);
    const where = cells.map(({ name }) => name).join(', ');
    const yard = pieces.yards[colour - 1] ?? 0;
    return say('told-pieces', { piece, count: cells.length, where, yard });
  });
}

/** A field of a scene; none if it is not there. */
export function field(scene: Scene, name: string): string | null {
  return scene.fields.find(([key]) => key === name)?.[1] ?? null;
}

/** The dice that lie on the table. */
export function diceOf(scene: Scene): number[] {
  const text = field(scene, 'die') ?? field(scene, 'dice') ?? '';
  return text.split(' ').filter(Boolean).map(Number);
}

/** The dice that fell in a move; none where no dice fell. */
export function rolledIn({ action }: Move): number[] {
  const parsed = parseAction(action);
  return parsed?.is === 'roll' ? parsed.dice : [];
}
