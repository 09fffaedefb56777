// The hand while somebody else is on turn: it plans a move, which is played when the turn comes.

import { cellOf } from '../board/pieces';
import { settings } from '../settings.svelte';
import { vibrate } from '../vibration';
import type { Choices, Placed } from '../wire';
import { say } from '../words';
import { confirms } from './confirms';
import * as premoves from './premove';
import type { Planning, Premove } from './premove';
import { play } from './sounds';
import type { TableState } from './state.svelte';
import type { Touching } from './touches';

/** What plans need around them. */
export type Around = {
  /** Does something in notation. */
  act(action: string): unknown;
  /** Has a screen reader say something. */
  tell(text: string): void;
};

/** Plans the next move of one table. */
export class Plans implements Touching {
  plan = $state.raw<Premove | null>(null);
  pending = $state.raw<Premove | null>(null);
  #table: TableState;
  #around: Around;
  #finger = false;
  /** Was the piece in the hand picked while planning? */
  #picked = false;

  constructor(table: TableState, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  /** Does a touch of the board plan something now? */
  get open(): boolean {
    const { view, looking } = this.#table;
    return settings.premoves && looking === null && view !== null && premoves.mayPlan(view);
  }

  /** What can be picked to plan with. */
  readonly choices: Choices | null = $derived.by(() => {
    if (!this.open || !this.#table.current) return null;
    return premoves.planChoices(this.#table.board?.cells.length ?? 0, this.#own, this.plan);
  });

  by(finger: boolean): void {
    this.#finger = finger;
  }

  place(place: Placed): void {
    this.cell(cellOf(place));
  }

  cell(cell: number | null): void {
    if (cell === null) return this.#become({ ...this.#now, selected: null, pending: null });
    if (this.choices === null) return;
    this.#become(premoves.touched(this.#now, cell, this.#own.has(cell), this.#confirm));
  }

  drop(from: Placed, cell: number | null): void {
    const start = cellOf(from);
    if (cell === null || start === null) return this.cell(null);
    if (this.choices === null || cell === start) return;
    this.#become(premoves.chosen(this.#now, { from: start, to: cell }, this.#confirm));
  }

  letGo(): void {
    this.#become(premoves.released(this.#now));
  }

  confirm(): void {
    if (this.pending) this.#become(premoves.chosen(this.#now, this.pending, false));
  }

  /** The plan is wanted no more. */
  takeBack(): void {
    this.#become({ selected: null, pending: null, plan: null });
  }

  /** A planned move in words. */
  words({ from, to }: Premove): { from: string; to: string } {
    return { from: this.#table.cellName(from), to: this.#table.cellName(to) };
  }

  /** The table has changed: plays what was planned, or drops it. Tells whether what is in the hand
   * has to stay there for now. */
  settle(): boolean {
    if (!this.open) this.pending = null;
    this.#due();
    const { hand, myTurn, current } = this.#table;
    const cell = cellOf(hand.selected);
    if (this.open) {
      if (cell !== null && !this.#own.has(cell)) this.cell(null);
      return true;
    }
    // A piece that was picked to plan stays in the hand until the board can be used.
    if (this.#picked && cell !== null && myTurn && !current) return true;
    this.#picked = false;
    return false;
  }

  get #own(): Set<number> {
    const { view, mine } = this.#table;
    return view === null ? new Set() : premoves.ownCells(view.layout, view.scene.pieces, mine);
  }

  get #now(): Planning {
    const { plan, pending } = this;
    return { selected: cellOf(this.#table.hand.selected), pending, plan };
  }

  /** By touch every cell can be hit as easily as its neighbour: as with what is placed. */
  get #confirm(): boolean {
    return confirms('hand', this.#finger);
  }

  #become({ selected, pending, plan }: Planning): void {
    const before = this.plan;
    this.#table.note = null;
    this.#table.hand = { selected: selected === null ? null : { cell: selected }, pending: null };
    this.#picked = selected !== null;
    this.pending = pending;
    this.plan = plan;
    if (selected !== null || plan !== before) play('hop');
    if (this.#finger) vibrate(plan === before ? 'pick' : 'drop');
    if (pending) this.#around.tell(say('premove-ask', this.words(pending)));
    else if (plan !== before) this.#around.tell(this.#told(plan));
  }

  #told(plan: Premove | null): string {
    return plan ? say('premove-planned', this.words(plan)) : say('premove-taken-back');
  }

  #due(): void {
    const { plan } = this;
    const { view, busy, mine, myTurn } = this.#table;
    if (plan === null || view === null) return;
    const { waits, choices } = view.scene;
    if (waits === 'over' || mine.length === 0 || !settings.premoves) this.plan = null;
    else if (!this.#own.has(plan.from)) this.#fail(plan);
    // Where a line may name the answer, the table plays that: it says what is left of the lines.
    else if (view.plans?.some(({ lines }) => lines.length > 0)) return;
    else if (myTurn && choices !== null && !busy) this.#play(plan, choices);
  }

  #play(plan: Premove, choices: Choices): void {
    const action = premoves.actionOf(plan, choices);
    if (action === null) return this.#fail(plan);
    this.plan = null;
    this.#around.act(action);
  }

  #fail(plan: Premove): void {
    this.plan = null;
    const said = { key: 'premove-dropped', args: this.words(plan) };
    this.#table.note = { said, tone: 'plain' };
    this.#around.tell(say(said.key, said.args));
  }
}
