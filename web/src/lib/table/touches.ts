// What comes of touching the board: the hand changes, something is done, or it is said why not.

import { cellOf } from '../board/pieces';
import type { Choices, Pieces, Placed } from '../wire';
import * as hands from './hand';
import type { Deed, Hand, Handled } from './hand';
import { vibrate } from '../vibration';
import { play } from './sounds';
import type { Note } from './state.svelte';

/** A board that is touched: of a table, or of a lesson. */
export interface Touched {
  hand: Hand;
  /** What is said beside it. */
  note: Note | null;
  /** What can be done with the pieces on it. */
  readonly choices: Choices | null;
  readonly pieces: Pieces | null;
  cellName(cell: number): string;
}

/** What touches need around them. */
export type Around = {
  /** Does something in notation. */
  act(action: string): unknown;
  /** Says why something cannot be done. */
  explain(action: string): unknown;
  /** What a touch does where nothing can be done with the pieces. */
  instead(): void;
  /** Does a move have to be confirmed that begins here? */
  confirms(from: Placed | null, finger: boolean): boolean;
};

/** What a finger feels. */
const FELT = { nothing: 'pick', act: 'drop', ask: 'refused', stuck: 'refused' } as const;

/** What can be done with a hand at a board. */
export type Touching = Pick<Touches, 'by' | 'place' | 'cell' | 'drop' | 'letGo' | 'confirm'>;

/** The hand of a person at a board. */
export class Touches {
  #table: Touched;
  #around: Around;
  /** Is the last hand that touched the board a finger? */
  #finger = false;

  constructor(table: Touched, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  /** Tells what touches the board from now on. */
  by(finger: boolean): void {
    this.#finger = finger;
  }

  /** Something was touched: on the board, in a yard. */
  place(place: Placed): void {
    const cell = cellOf(place);
    if (cell !== null) return this.cell(cell);
    const choices = this.#mayAct();
    if (choices === null) return;
    this.#handled(
      hands.touch(this.#table.hand, choices, place, this.#confirms(this.#table.hand.selected)),
    );
  }

  /** A cell was touched; `null`: the board beside its cells. `action` says which of several ways
   * there is meant. */
  cell(cell: number | null, action?: string): void {
    if (cell === null) return this.letGo();
    const choices = this.#mayAct();
    if (choices === null) return;
    const { hand, pieces } = this.#table;
    const piece = pieces?.cells[cell] !== '.';
    this.#handled(
      hands.touchCell(hand, choices, cell, piece, this.#confirms(hand.selected), action),
    );
  }

  /** A piece was dragged somewhere. */
  drop(from: Placed, cell: number | null): void {
    if (cell === null) return this.letGo();
    const choices = this.#mayAct();
    if (choices === null) return;
    this.#handled(hands.drop(this.#table.hand, choices, from, cell, this.#confirms(from)));
  }

  /** Lets go of what is in the hand. */
  letGo(): void {
    this.#table.hand = hands.letGo(this.#table.choices);
    this.#table.note = null;
  }

  /** Does what waits to be confirmed. */
  confirm(): void {
    this.#handled(hands.confirmed(this.#table.hand));
  }

  /** Other things can be done now: the hand keeps only what it can still hold. */
  settle(): void {
    this.#table.hand = hands.settle(this.#table.hand, this.#table.choices);
  }

  #confirms(from: Placed | null): boolean {
    return this.#around.confirms(from, this.#finger);
  }

  /** What can be done with a touch; null where it does nothing, or something else. */
  #mayAct(): Choices | null {
    this.#table.note = null;
    const { choices } = this.#table;
    if (choices === null) this.#around.instead();
    return choices;
  }

  #handled({ hand, deed }: Handled): void {
    this.#table.hand = hand;
    if (hand.selected !== null) play('hop');
    if (this.#finger) vibrate(FELT[deed.do]);
    this.#do(deed);
  }

  #do(deed: Deed): void {
    if (deed.do === 'act') this.#around.act(deed.action);
    else if (deed.do === 'ask') this.#ask(deed.from, deed.cell);
    else if (deed.do === 'stuck') {
      const cell = this.#table.cellName(deed.cell);
      this.#table.note = { said: { key: 'note-stuck', args: { cell } }, tone: 'plain' };
    }
  }

  #ask(from: Placed, cell: number): void {
    const { choices } = this.#table;
    if (choices === null) return;
    const name = (cell: number) => this.#table.cellName(cell);
    this.#around.explain(hands.asked(choices, from, cell, name));
  }
}
