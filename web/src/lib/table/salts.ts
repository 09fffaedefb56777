// The salts of this device: keeps what the server shows of the dice, and sends a salt whenever one
// is wanted. What is kept, and why, stands in kept.ts.

import type { Answer, Wish } from './connection';
import { keepKept, keptAfter, owedSeat, saltFor, type Kept } from './kept';
import type { TableState } from './state.svelte';

/** Sends the salts of one table. */
export class Salts {
  #table: TableState;
  #send: (wish: Wish) => Promise<Answer>;
  #random: () => string;
  /** Is a salt on its way? One that was refused is not sent again. */
  #sending = false;

  constructor(table: TableState, send: (wish: Wish) => Promise<Answer>, random: () => string) {
    this.#table = table;
    this.#send = send;
    this.#random = random;
  }

  /** The table has changed: keeps what is shown, and sends what is wanted. */
  update(): void {
    const { view } = this.#table;
    if (view === null) return;
    const kept = this.#keep(keptAfter(this.#table.kept, view));
    const seat = owedSeat(view);
    if (seat !== null && kept !== null && !this.#sending) void this.#sendFor(seat, kept);
  }

  /** The same salt after a refresh, for the first one may have got through. */
  async #sendFor(seat: number, { commitment, lot }: Kept): Promise<void> {
    const salt = saltFor(this.#table.id, seat, this.#random);
    this.#sending = true;
    this.#keep({ commitment, lot, salt });
    const answer = await this.#send({ say: 'seed', seed: salt.value });
    this.#sending = answer.say === 'refused';
    if (answer.say === 'done') this.#keep({ commitment, lot, salt: { ...salt, stored: true } });
  }

  #keep(kept: Kept | null): Kept | null {
    if (kept !== this.#table.kept) {
      this.#table.kept = kept;
      keepKept(this.#table.id, kept);
    }
    return kept;
  }
}
