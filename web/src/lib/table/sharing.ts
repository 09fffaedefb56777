// Shows others at the table what the viewer draws on the board.

import type { Drawing } from '../board/drawings';
import { isLocal } from '../engine/local';
import { set, settings } from '../settings.svelte';
import { say } from '../words';
import { LOST, type Answer, type Wish } from './connection';
import { hasOthers } from './seats';
import type { TableState } from './state.svelte';

/** What sharing needs around it. */
export type Around = {
  /** Sends something that is not sent again over another line. */
  send(wish: Wish): Promise<Answer>;
  /** Has a screen reader say something. */
  tell(text: string): void;
};

/** The server takes no more than this. */
const MOST = 32;
/** Messages are this far apart, in milliseconds: a server takes three in a second. */
const APART = 400;
/** An older server hangs up on drawings. A line can also be lost by chance, but hardly twice. */
const TRIES = 2;

/** Sends the drawings of one table. */
export class Sharing {
  #table: TableState;
  #around: Around;
  #drawn: readonly Drawing[] = [];
  /** What the others see. */
  #sent: readonly Drawing[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lost = 0;

  constructor(table: TableState, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  /** Can drawings be shared here? Only where people can also chat. */
  get #possible(): boolean {
    const { view, id } = this.#table;
    return view !== null && view.terms.chat && !isLocal(id);
  }

  /** Is there anybody to share with? */
  get offered(): boolean {
    const { view, mine } = this.#table;
    if (view === null || !this.#possible) return false;
    return hasOthers(view.seats) || view.watching > (mine.length === 0 ? 1 : 0);
  }

  /** Turns sharing on or off. */
  turn(on: boolean): void {
    this.#lost = 0;
    set({ shareDrawings: on });
    this.#soon();
  }

  /** The viewer has drawn something. What is drawn on an earlier position is nobody else's. */
  draw(drawings: readonly Drawing[]): void {
    this.#drawn = this.#table.looking === null ? drawings.slice(-MOST) : [];
    this.#soon();
  }

  /** There is a new line: the server does not know what it was told over the one before. */
  renew(): void {
    this.#sent = [];
    this.#soon();
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      void this.#send();
    }, APART);
  }

  async #send(): Promise<void> {
    const shown = settings.shareDrawings && this.#possible ? this.#drawn : [];
    if (this.#table.line.is !== 'live' || (shown.length === 0 && this.#sent.length === 0)) return;
    if (shown === this.#sent) return;
    this.#sent = shown;
    const answer = await this.#around.send({ say: 'draw', drawings: [...shown] });
    if (answer.say !== 'refused') this.#lost = 0;
    else this.#refused(answer.why.key);
  }

  #refused(why: string): void {
    if (why === 'denial-draw-quota') return this.renew();
    if (why === LOST && ++this.#lost < TRIES) return;
    this.#sent = [];
    set({ shareDrawings: false });
    const said = { key: 'draw-share-failed' };
    this.#table.note = { said, tone: 'plain' };
    this.#around.tell(say(said.key));
  }
}
