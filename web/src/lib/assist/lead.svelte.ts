// Who is ahead: judges the position after every turn, for the evaluation bar.

import type { TableState } from '../table/state.svelte';
import type { Judgement } from '../wire';
import { showsLead } from './allowed';

/** What it needs around it. */
export type Around = {
  /** Tells the room that these seats are helped; says whether they may be. */
  permit(seats: readonly number[]): Promise<boolean>;
  /** Judges the position after these moves. */
  judge(after: number): Promise<Judgement>;
};

/** Turns that follow one another faster than this are judged together, in milliseconds. */
const PAUSE = 350;

/** Who is ahead at one table. */
export class Lead {
  /** What was judged last. */
  value = $state.raw<Judgement | null>(null);
  /** Is that an earlier position? */
  old = $state(false);
  /** Did the last judgement fail? */
  failed = $state(false);
  #table: TableState;
  #around: Around;
  /** The turns and moves of the position that was asked for last. */
  #turns = -1;
  #moves = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #asking = false;
  /** Has the position changed since the last question? */
  #due = false;

  constructor(table: TableState, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  /** Is it shown? */
  get shown(): boolean {
    const { view } = this.#table;
    return view !== null && showsLead(view);
  }

  /** The table has changed, or the page is seen again. */
  update(): void {
    const { view, line } = this.#table;
    if (view === null || !this.shown) return this.stop();
    const { turns } = view.scene;
    const moves = view.moves.length;
    // Within a turn nothing is asked, unless something was taken back.
    if (turns !== this.#turns || moves < this.#moves) this.#due = true;
    [this.#turns, this.#moves] = [turns, moves];
    if (!this.#due) return;
    this.old = this.value !== null;
    if (line.is === 'live' && !document.hidden) this.#soon();
  }

  /** Asks no more. Who switches it on again sees the position of that time. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#turns = -1;
    this.value = null;
  }

  #soon(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#ask();
    }, PAUSE);
  }

  /** One question at a time: what changed meanwhile is asked for when it is answered. */
  async #ask(): Promise<void> {
    if (this.#asking || !this.#due) return;
    this.#asking = true;
    this.#due = false;
    const found = await this.#judge().catch(() => null);
    this.#asking = false;
    if (!this.shown) return;
    if (this.#due) return this.update();
    this.failed = found === null;
    this.value = found ?? this.value;
    this.old = found === null && this.value !== null;
  }

  async #judge(): Promise<Judgement | null> {
    const seats = this.#table.mine.map(({ number }) => number);
    const after = this.#table.view?.moves.length ?? 0;
    return (await this.#around.permit(seats)) ? this.#around.judge(after) : null;
  }
}
