// What is asked of the server in the name of who looks, and what is shown of the answer.

import type { Said } from '../wire';
import { saidText, say } from '../words';
import type { Answer, Wish } from './connection';
import { speaker } from './seats';
import type { TableState } from './state.svelte';
import { renewed } from './timeline';

/** What requests need around them. */
export type Around = {
  send(wish: Wish): Promise<Answer>;
  /** Ends what still flies before something is done. */
  catchUp(): void;
  /** Called after each answer: other things may be possible now. */
  settle(): void;
  /** Has a screen reader say something. */
  tell(text: string): void;
};

/** Sends the commands of one table. */
export class Requests {
  #table: TableState;
  #around: Around;

  constructor(table: TableState, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  /** Does something in notation. */
  async act(action: string): Promise<Answer | null> {
    const scene = this.#table.view?.scene;
    const seat = scene?.choices?.seat ?? scene?.turn;
    if (seat === undefined) return null;
    this.#around.catchUp();
    return this.#command({ say: 'act', seat, action });
  }

  /** Rolls. */
  async roll(): Promise<void> {
    if (!this.#table.canRoll) return;
    this.#around.catchUp();
    await this.#command({ say: 'roll', seat: this.#table.view!.scene.turn });
  }

  /** Sits down. */
  async sit(seat: number): Promise<void> {
    const invite = this.#table.view?.invite ?? this.#table.invite;
    if (invite !== null) await this.#command({ say: 'sit', seat, invite });
  }

  takeBack = () => this.#asSpeaker('takeBack');
  offerDraw = () => this.#asSpeaker('offerDraw');
  abort = () => this.#asSpeaker('abort');
  resign = () => this.#asSpeaker('resign');

  /** Answers a question, for the first of my seats that is asked. */
  async answer(yes: boolean): Promise<void> {
    const open = this.#table.view?.scene.offer?.open ?? [];
    const seat = this.#table.mine.find(({ number }) => open.includes(number))?.number;
    if (seat !== undefined) await this.#command({ say: 'answer', seat, yes });
  }

  /** Plays again with the same people, on the same seats or everybody one seat on. */
  async again(keep = true): Promise<void> {
    this.#table.leaving = true;
    const answer = await this.#command({ say: 'again', keep });
    if (answer.say === 'refused') this.#table.leaving = false;
  }

  /** Says something. */
  chat = (text: string) => this.#command({ say: 'chat', text });

  /** Why can this not be done? */
  async why(action: string): Promise<Said> {
    const answer = await this.#around.send({ say: 'why', action });
    return answer.say === 'refused' ? answer.why : { key: 'play-legal', args: { action } };
  }

  /** Asks why this cannot be done, and shows it. */
  async explain(action: string): Promise<void> {
    this.refused(await this.why(action));
  }

  /** Shows why the server refuses something. */
  refused(why: Said): void {
    this.#table.note = { said: why, tone: 'refused' };
    const rule = why.rule === undefined ? '' : say('refusal-rule', { rule: why.rule });
    this.#around.tell(`${saidText(why)} ${rule}`);
  }

  async #asSpeaker(what: 'takeBack' | 'offerDraw' | 'abort' | 'resign'): Promise<void> {
    const { view } = this.#table;
    const seat = view === null ? null : speaker(view);
    if (seat !== null) await this.#command({ say: what, seat });
  }

  async #command(wish: Wish): Promise<Answer> {
    const table = this.#table;
    table.busy = true;
    table.note = null;
    const answer = await this.#around.send(wish);
    table.busy = false;
    if (answer.say === 'refused') {
      table.timeline = renewed(table.timeline);
      this.refused(answer.why);
    }
    this.#around.settle();
    return answer;
  }
}
