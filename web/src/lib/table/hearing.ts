// Takes in what the server says about a table: changes the state, and has it told.

import type { Happening, TableView, ToClient } from '../wire';
import { say } from '../words';
import { tellHappening } from './happenings';
import { begin, reduce } from './reduce';
import { hasOthers } from './seats';
import { play } from './sounds';
import { tellMove } from './speech';
import type { TableState } from './state.svelte';
import { corrected, extended, rebuilt, shortened, shownUpTo } from './timeline';

/** What hearing needs around it. */
export type Around = {
  /** Asks the server again for what was missed. */
  resume(): void;
  /** Has a screen reader say something. */
  tell(text: string): void;
  /** Called whenever the table has changed. */
  changed(): void;
  /** Shows the moves that are new. */
  showMoves(): void;
  /** Called when the seed of the dice was revealed. */
  revealed(): void;
};

/** Hears what is said at one table. */
export class Hearing {
  #table: TableState;
  #around: Around;
  /** Has the server told everything over this line, with what was said before? */
  #greeted = false;

  constructor(table: TableState, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  /** The last event that was heard; null: the server has to tell everything. */
  get last(): number | null {
    return this.#greeted ? (this.#table.known?.last ?? null) : null;
  }

  /** The table was fetched whole: nothing of it is shown move by move. */
  whole(view: TableView): void {
    const table = this.#table;
    table.known = begin(view, performance.now());
    this.#rebuild();
    table.timeline = shownUpTo(table.timeline, view.moves.length);
    this.#trust();
    this.#around.changed();
  }

  /** A message came. */
  hear(message: ToClient): void {
    const table = this.#table;
    if (message.say === 'drawn') {
      const others = table.drawn.filter(({ by }) => by !== message.by);
      table.drawn = message.drawings.length > 0 ? [...others, message] : others;
    }
    if (table.known === null) return;
    const wasMine = table.myTurn;
    const { known, happened, gap } = reduce(table.known, message, performance.now());
    if (gap) return this.#around.resume();
    if (known === table.known) return;
    table.known = known;
    table.tick();
    if (message.say === 'welcome') {
      this.#greeted = true;
      this.#rebuild();
    }
    for (const happening of happened) this.#happen(happening, message.say !== 'welcome');
    this.#trust();
    this.#around.changed();
    if (happened.some(({ what }) => what === 'revealed')) this.#around.revealed();
    this.#around.showMoves();
    if (!wasMine && table.myTurn) this.#yourTurn(known.view);
  }

  /** `isNew`: is it not yet among the moves that were told whole? */
  #happen(happening: Happening, isNew: boolean): void {
    const table = this.#table;
    if (happening.what === 'acted' || happening.what === 'tookBack') {
      table.hint = null;
      // Drawings are about the position before.
      table.drawn = [];
    }
    if (happening.what === 'acted') {
      if (isNew) table.timeline = extended(table.timeline, happening.moved);
      if (table.speech) this.#around.tell(tellMove(table.speech, happening.moved));
    } else if (happening.what === 'tookBack') {
      table.timeline = shortened(table.timeline, table.known!.view.moves.length);
    } else if (happening.what === 'ended') {
      play('end');
    }
    const who = (seat: number) => table.who(seat);
    const told = tellHappening(happening, { who, say }) ?? table.later?.tellHoliday(happening, who);
    if (told) this.#around.tell(told);
  }

  #yourTurn(view: TableView): void {
    this.#around.tell(this.#table.prompt);
    if (hasOthers(view.seats)) play('turn');
  }

  #rebuild(): void {
    const { layout, moves } = this.#table.known!.view;
    this.#table.timeline = rebuilt(this.#table.timeline, layout, moves);
  }

  /** The server's picture is the right one, should ours ever differ. */
  #trust(): void {
    const { view, last } = this.#table.known!;
    if (view.scene.event !== last) return;
    const { timeline } = this.#table;
    this.#table.timeline = corrected(timeline, view.moves.length, view.scene.pieces);
  }
}
