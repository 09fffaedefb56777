// Tells the room that a seat is about to be helped: a result with help counts as such.

import { LOST, type Answer, type Wish } from '../table/connection';
import type { TableState } from '../table/state.svelte';

/** What permits need around them. */
export type Around = {
  /** Sends something that is not sent again over another line. */
  send(wish: Wish): Promise<Answer>;
};

/** An older server hangs up on what it does not know. A line can also be lost by chance, but hardly
 * twice. */
const TRIES = 2;

/** Which seats of one table may be helped. */
export class Permit {
  #table: TableState;
  #around: Around;
  #asked = new Map<number, Promise<boolean>>();
  #lost = 0;

  constructor(table: TableState, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  /** Has it been noted that all of these seats are helped? Only then may they be. */
  async of(seats: readonly number[]): Promise<boolean> {
    const noted = await Promise.all(seats.map((seat) => this.#noted(seat)));
    return noted.length > 0 && noted.every(Boolean);
  }

  #noted(seat: number): Promise<boolean> {
    const shape = this.#table.view?.seats.find(({ number }) => number === seat);
    if (shape?.hinted) return Promise.resolve(true);
    const before = this.#asked.get(seat);
    if (before !== undefined) return before;
    const asked = this.#ask(seat);
    this.#asked.set(seat, asked);
    return asked;
  }

  async #ask(seat: number): Promise<boolean> {
    if (this.#lost >= TRIES) return false;
    const answer = await this.#around.send({ say: 'assist', seat });
    if (answer.say === 'done') return true;
    if (answer.say === 'refused' && answer.why.key === LOST) this.#lost += 1;
    this.#asked.delete(seat);
    return false;
  }
}
