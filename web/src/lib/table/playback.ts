// Shows the moves of a table on its board, one after the other, and looks back.

import type { BoardHandle } from '../board/contract';
import type { Move } from '../wire';
import { playMove } from './sounds';
import type { TableState } from './state.svelte';
import { lookedAt, shownUpTo } from './timeline';

/** More moves than these are not shown one by one: whoever was away wants to see how it stands. */
export const MOST_SHOWN = 6;

/** Brings the board to what the server told. */
export class Playback {
  #table: TableState;
  /** Called whenever other pieces are on the board. */
  #settle: () => void;
  #board: BoardHandle | null = null;
  #showing = false;
  #closed = false;

  constructor(table: TableState, settle: () => void) {
    this.#table = table;
    this.#settle = settle;
  }

  /** The board that shows the moves. */
  useBoard(board: BoardHandle | null): void {
    this.#board = board;
  }

  /** Shows no further move. */
  close(): void {
    this.#closed = true;
  }

  /** Shows moves until the board is what the server told. */
  async run(): Promise<void> {
    if (this.#showing || this.#table.looking !== null) return;
    this.#showing = true;
    while (!this.#closed && this.#waiting > 0) {
      if (this.#waiting > MOST_SHOWN) {
        this.#upTo(this.#all);
        break;
      }
      await this.#showNext();
    }
    this.#showing = false;
    this.#settle();
  }

  /** Ends what still flies if I can act: nobody has to wait for a piece while the clock runs. */
  catchUp(): void {
    const { view, current, offered, canRoll } = this.#table;
    if (view === null || current || (offered === null && !canRoll)) return;
    this.#board?.finish();
    this.#upTo(this.#all);
    this.#settle();
  }

  /** Looks at the position after so many moves. */
  lookAt(moves: number): void {
    this.#table.timeline = lookedAt(this.#table.timeline, moves, this.#all);
    this.#table.note = null;
    this.#settle();
  }

  get #moves(): Move[] {
    return this.#table.view?.moves ?? [];
  }

  get #all(): number {
    return this.#moves.length;
  }

  /** How many moves are still to be shown. */
  get #waiting(): number {
    return this.#all - this.#table.timeline.ply;
  }

  async #showNext(): Promise<void> {
    const { ply } = this.#table.timeline;
    const move = this.#moves[ply]!;
    playMove(move);
    if (this.#table.looking === null) await this.#board?.animate([move]);
    // Something may have been taken back meanwhile.
    if (this.#table.timeline.ply === ply && ply < this.#all) this.#upTo(ply + 1);
  }

  #upTo(ply: number): void {
    this.#table.timeline = shownUpTo(this.#table.timeline, ply);
  }
}
