// What a page that shows a board can say to it and hear from it. The board knows no rules: what
// can be picked and where it can go is handed in.
import type { Snippet } from 'svelte';
import type { BoardShape, Choices, Layout, Move, Pieces, Placed, Target, WayShape } from '../wire';
import type { Drawing } from './drawings';
import type { Point } from './geometry';

/** What can be done with a spot: pick the piece there, or go there. */
export type Can = 'pick' | 'target' | null;

/** The properties of `Board`. */
export interface BoardProps {
  board: BoardShape;
  layout: Layout;
  /** Where the pieces are. During `animate` the board shows the pieces on their way. */
  pieces: Pieces;
  /** Turned by this number of quarters (squares) or sixths (star), clockwise. */
  rotation?: number;
  /** Can it be used? Otherwise it is a picture. */
  interactive?: boolean;
  /** What the picture or the group of buttons is called. */
  title?: string;
  /** What can be picked up now: those pieces are lifted a little. */
  choices?: Choices | null;
  /** What can be picked only to plan with it: hands can use it, nothing is lifted. */
  plans?: Choices | null;
  /** What is in the hand. With `'hand'` the piece of `pieces.hand` hangs on the pointer. */
  selected?: Placed | null;
  /** Where it can go: these glow. */
  targets?: Target[];
  /** Is marked with its way. */
  lastMove?: Move | null;
  /** Moves before the last one that are marked, too; the oldest first. */
  earlier?: Move[];
  /** A way to propose. */
  hint?: WayShape | null;
  /** Can nothing be done only for a moment? Touches are kept until then. */
  settling?: boolean;
  /** Can a part of it be enlarged? */
  zoomable?: boolean;
  /** Names of rows and columns. */
  coordinates?: boolean;
  /** Arrows and circles, beside those that the viewer draws. */
  drawings?: Drawing[];
  /** More to draw above everything; it gets the points of the cells. */
  above?: Snippet<[Point[]]>;
  /** What a screen reader says about a cell. */
  label?: (cell: number, can: Can) => string;
  /** What a screen reader says about the yard of a colour, from one. */
  yardLabel?: (colour: number, can: Can) => string;
  /** Something that can be picked was clicked, or a drag of it began. */
  onpick?: (place: Placed) => void;
  /** A glowing cell was clicked. */
  ontarget?: (target: Target) => void;
  /** A dragged piece was let go over a cell, or outside (`null`). */
  ondrop?: (from: Placed, cell: number | null) => void;
  /** Any other cell was clicked; `null` beside all cells. */
  oncell?: (cell: number | null) => void;
  /** The keyboard's cell changed. */
  onfocuscell?: (cell: number) => void;
  /** A part of the board is enlarged now, or all of it is seen again. */
  onzoom?: (zoomed: boolean) => void;
  /** A finger, another pointer or a key is about to do something: called before any of the others. */
  onhand?: (finger: boolean) => void;
  /** The viewer has drawn arrows and circles: these are there now. */
  ondraw?: (drawings: readonly Drawing[]) => void;
}

/** What `Board` can be asked to do; get it by `bind:this`. */
export interface BoardHandle {
  /**
   * Shows moves one after the other, beginning with the pieces that are shown. Hand in the new
   * `pieces` when it has resolved. Without motion it resolves at once.
   */
  animate(moves: Move[]): Promise<void>;
  /** Ends all flights at once: `animate` resolves, and the `pieces` handed in are shown. */
  finish(): void;
  /** Puts the keyboard on a cell. */
  focusCell(cell: number): void;
}
