// Hints in three steps: first the piece, then the move, then the reason.

import * as hints from '../table/hint';
import type { Hint } from '../table/hint';
import type { Answer, Wish } from '../table/connection';
import type { TableState } from '../table/state.svelte';
import type { Judgement, Said } from '../wire';
import { saidText } from '../words';
import { reasonsOf } from './reasons';

/** What hints need around them. */
export type Around = {
  ask(wish: Wish): Promise<Answer>;
  /** Has a screen reader say something. */
  tell(text: string): void;
  /** Shows why the server refuses something. */
  refused(why: Said): void;
  /** Judges an action in the position after these moves. */
  judge(after: number, action: string): Promise<Judgement>;
};

/** The hints of one table. */
export class Hints {
  #table: TableState;
  #around: Around;

  constructor(table: TableState, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  /** Asks for a hint, or shows more of the one that is there. */
  async ask(): Promise<void> {
    const table = this.#table;
    if (table.thinking) return;
    const { hint, note } = table;
    table.note = null;
    if (hint === null) await this.#find();
    // The hint was behind the note, or all of it is shown: it is said again.
    else if (note !== null || hint.step === 'reason') this.#show(hint);
    else if (hint.step === 'piece') this.#show(hints.moveHint(hint.found, table.offered));
    else await this.#explain(hint);
  }

  async #find(): Promise<void> {
    const table = this.#table;
    const seat = table.view?.scene.turn;
    if (seat === undefined) return;
    const answer = await this.#thinking(() => this.#around.ask({ say: 'hint', seat }));
    if (answer.say === 'refused') this.#around.refused(answer.why);
    if (answer.say !== 'hinted' || answer.action === '') return;
    const name = (cell: number) => table.cellName(cell);
    const choices = table.view?.scene.choices;
    this.#show(choices ? hints.pieceHint(answer, choices, name) : hints.moveHint(answer, null));
  }

  async #explain(hint: Hint): Promise<void> {
    const table = this.#table;
    const { view } = table;
    if (view === null) return;
    const side = view.seats.find(({ number }) => number === view.scene.turn)?.side ?? 1;
    const judged = await this.#thinking(() =>
      this.#around.judge(view.moves.length, hint.found.action).catch(() => null),
    );
    // Meanwhile something else may have happened.
    if (table.hint !== hint) return;
    if (judged === null) this.#say({ key: 'hint-no-reason' });
    else this.#show(hints.reasonHint(hint, reasonsOf(judged, side)));
  }

  async #thinking<T>(deed: () => Promise<T>): Promise<T> {
    this.#table.thinking = true;
    try {
      return await deed();
    } finally {
      this.#table.thinking = false;
    }
  }

  #show(hint: Hint): void {
    this.#table.hint = hint;
    this.#around.tell(hint.lines.map(saidText).join(' '));
  }

  #say(said: Said): void {
    this.#table.note = { said, tone: 'plain' };
    this.#around.tell(saidText(said));
  }
}
