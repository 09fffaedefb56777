// One running table: what the server told, what is on screen, what the hand does.

import type { BoardHandle } from '../board/contract';
import { cellOf } from '../board/pieces';
import { games, me, recordOf, Refused, tableView } from '../api';
import { settings } from '../settings.svelte';
import type { Choices, Happening, Move, Placed, Said, TableView, ToClient } from '../wire';
import { saidText, say } from '../words';
import { rollSoon } from './autoroll';
import { Connection, type Answer, type Wish } from './connection';
import { faultOfDice } from './dicecheck';
import * as hands from './hand';
import type { Deed, Handled } from './hand';
import { tellHappening } from './happenings';
import { invitation } from './invite';
import { recallKept } from './kept';
import { begin, reduce } from './reduce';
import { hasOthers, speaker } from './seats';
import { Salts } from './salts';
import { play, soundOf } from './sounds';
import { tellMove } from './speech';
import { TableState } from './state.svelte';
import { Teller, type Ear } from './teller';
import {
  corrected,
  extended,
  lookedAt,
  rebuilt,
  renewed,
  shortened,
  shownUpTo,
} from './timeline';
import { Timers } from './timers';
import { browser, randomHex, socketAddress } from './world';

/** More moves than these are not shown one by one: whoever was away wants to see how it stands. */
const MOST_SHOWN = 6;

/** A table as a page shows it. */
export class TableStore extends TableState {
  #handle: BoardHandle | null = null;
  #connection: Connection;
  #showing = false;
  /** Has the server told everything over this line, with what was said before? */
  #greeted = false;
  #closed = false;
  #salts: Salts;
  #timers = new Timers();
  #teller = new Teller(this.#timers);

  constructor(id: string) {
    super(id);
    this.invite = invitation(id);
    this.kept = recallKept(id);
    this.#connection = new Connection(socketAddress(id), browser, {
      after: () => (this.#greeted ? (this.known?.last ?? null) : null),
      heard: (message) => this.#hear(message),
      line: (line) => (this.line = line),
    });
    const send = (wish: Wish) => this.#connection.send(wish);
    this.#salts = new Salts(this, send, () => randomHex(32));
  }

  /** Fetches the table and opens the line. */
  async open(): Promise<void> {
    try {
      // Whoever comes for the first time becomes a guest, before the line is opened.
      const known = me().catch(() => null);
      const [catalogue, view] = await Promise.all([games(), tableView(this.id), known]);
      if (this.#closed) return;
      this.board = catalogue.boards.find(({ id }) => id === view.layout.board) ?? null;
      this.#whole(view);
      this.failed = [];
      this.#connection.open();
    } catch (reason) {
      this.#notFetched(reason);
    }
  }

  /** Leaves the page. */
  close(): void {
    this.#closed = true;
    this.#connection.close();
    this.#timers.stop();
  }

  /** The page or the net is back. */
  wake(): void {
    this.#connection.wake();
  }

  /** The board that shows the moves. */
  show(handle: BoardHandle | null): void {
    this.#handle = handle;
  }

  /** Hears what is told to who listens; returns how to stop. */
  listen(ear: Ear): () => void {
    return this.#teller.listen(ear);
  }

  // What the hand does

  /** Ends what still flies if I can act: nobody has to wait for a piece while the clock runs. */
  catchUp(): void {
    const { view } = this;
    if (view === null || this.current || (this.offered === null && !this.canRoll)) return;
    this.#handle?.finish();
    this.timeline = shownUpTo(this.timeline, view.moves.length);
    this.#settle();
  }

  /** Something was touched: on the board, in a yard. */
  touch(place: Placed): void {
    const cell = cellOf(place);
    if (cell !== null) return this.touchCell(cell);
    const choices = this.#mayAct();
    if (choices) this.#handled(hands.touch(this.hand, choices, place, settings.confirmMove));
  }

  /** A cell was touched; `null`: the board beside its cells. */
  touchCell(cell: number | null): void {
    if (cell === null) return this.letGo();
    const choices = this.#mayAct();
    if (choices === null) return;
    const piece = this.pieces?.cells[cell] !== '.';
    this.#handled(hands.touchCell(this.hand, choices, cell, piece, settings.confirmMove));
  }

  /** A piece was dragged somewhere. */
  drop(from: Placed, cell: number | null): void {
    if (cell === null) return this.letGo();
    const choices = this.#mayAct();
    if (choices === null) return;
    this.#handled(hands.drop(this.hand, choices, from, cell, settings.confirmMove));
  }

  /** Lets go of what is in the hand. */
  letGo(): void {
    this.hand = hands.letGo(this.choices);
    this.note = null;
  }

  /** Does what waits to be confirmed. */
  confirm(): void {
    this.#handled(hands.confirmed(this.hand));
  }

  // What is sent

  /** Does something in notation. */
  async act(action: string): Promise<Answer | null> {
    const seat = this.view?.scene.choices?.seat ?? this.view?.scene.turn;
    if (seat === undefined) return null;
    this.catchUp();
    return this.#command({ say: 'act', seat, action });
  }

  /** Rolls. */
  async roll(): Promise<void> {
    if (!this.canRoll) return;
    this.catchUp();
    await this.#command({ say: 'roll', seat: this.view!.scene.turn });
  }

  /** Sits down. */
  async sit(seat: number): Promise<void> {
    const invite = this.view?.invite ?? this.invite;
    if (invite !== null) await this.#command({ say: 'sit', seat, invite });
  }

  /** Leaves a seat. */
  stand = (seat: number) => this.#command({ say: 'stand', seat });

  takeBack = () => this.#asSpeaker('takeBack');
  offerDraw = () => this.#asSpeaker('offerDraw');
  abort = () => this.#asSpeaker('abort');
  resign = () => this.#asSpeaker('resign');

  /** Answers a question, for the first of my seats that is asked. */
  async answer(yes: boolean): Promise<void> {
    const open = this.view?.scene.offer?.open ?? [];
    const seat = this.mine.find(({ number }) => open.includes(number))?.number;
    if (seat !== undefined) await this.#command({ say: 'answer', seat, yes });
  }

  /** Plays again with the same people. */
  async again(): Promise<void> {
    this.leaving = true;
    const answer = await this.#command({ say: 'again' });
    if (answer.say === 'refused') this.leaving = false;
  }

  /** Says something. */
  chat = (text: string) => this.#command({ say: 'chat', text });

  /** Asks the computer. */
  async askHint(): Promise<void> {
    const seat = this.view?.scene.turn;
    if (seat === undefined || this.thinking) return;
    this.thinking = true;
    this.note = null;
    const answer = await this.#connection.send({ say: 'hint', seat });
    this.thinking = false;
    if (answer.say === 'refused') this.#refused(answer.why);
    if (answer.say !== 'hinted' || answer.action === '') return;
    this.hint = answer;
    this.tell(say('play-hint', { action: answer.action }));
  }

  /** Why can this not be done? */
  async why(action: string): Promise<Said> {
    const answer = await this.#connection.send({ say: 'why', action });
    return answer.say === 'refused' ? answer.why : { key: 'play-legal', args: { action } };
  }

  // Looking back

  /** Looks at the position after so many moves. */
  lookAt(moves: number): void {
    this.timeline = lookedAt(this.timeline, moves, this.view?.moves.length ?? 0);
    this.note = null;
    this.#settle();
  }

  /** Has a screen reader say something, together with what else happens now. */
  tell(text: string): void {
    this.#teller.tell(text);
  }

  #mayAct(): Choices | null {
    this.note = null;
    if (this.looking !== null) {
      this.lookAt(Infinity);
      return null;
    }
    if (this.choices !== null) return this.choices;
    if (this.busy || this.view === null || this.view.scene.waits === 'over') return null;
    if (this.canRoll) this.note = { said: { key: 'refusal-roll-first' }, tone: 'plain' };
    return null;
  }

  #handled({ hand, deed }: Handled): void {
    this.hand = hand;
    if (hand.selected !== null) play('hop');
    this.#do(deed);
  }

  #do(deed: Deed): void {
    if (deed.do === 'act') void this.act(deed.action);
    else if (deed.do === 'ask') void this.#ask(deed.from, deed.cell);
    else if (deed.do === 'stuck') {
      const cell = this.cellName(deed.cell);
      this.note = { said: { key: 'note-stuck', args: { cell } }, tone: 'plain' };
    }
  }

  async #ask(from: Placed, cell: number): Promise<void> {
    const choices = this.view?.scene.choices;
    if (!choices) return;
    const action = hands.asked(choices, from, cell, (cell) => this.cellName(cell));
    this.#refused(await this.why(action));
  }

  async #asSpeaker(what: 'takeBack' | 'offerDraw' | 'abort' | 'resign'): Promise<void> {
    const seat = this.view === null ? null : speaker(this.view);
    if (seat !== null) await this.#command({ say: what, seat });
  }

  async #command(wish: Wish): Promise<Answer> {
    this.busy = true;
    this.note = null;
    const answer = await this.#connection.send(wish);
    this.busy = false;
    if (answer.say === 'refused') {
      this.timeline = renewed(this.timeline);
      this.#refused(answer.why);
    }
    this.#settle();
    return answer;
  }

  #refused(why: Said): void {
    this.note = { said: why, tone: 'refused' };
    const rule = why.rule === undefined ? '' : say('refusal-rule', { rule: why.rule });
    this.tell(`${saidText(why)} ${rule}`);
  }

  // What is heard

  #hear(message: ToClient): void {
    if (this.known === null) return;
    const wasMine = this.myTurn;
    const change = reduce(this.known, message, performance.now());
    if (change.gap) return this.#connection.resume();
    if (change.known === this.known) return;
    this.known = change.known;
    this.tick();
    if (message.say === 'welcome') {
      this.#greeted = true;
      this.#rebuild();
    }
    for (const happening of change.happened) this.#happen(happening, message.say !== 'welcome');
    this.#trust();
    this.#settle();
    this.#salts.update();
    if (change.happened.some(({ what }) => what === 'revealed')) void this.#checkDice();
    void this.#showMoves();
    if (!wasMine && this.myTurn) {
      this.tell(this.prompt);
      if (hasOthers(this.known.view.seats)) play('turn');
    }
  }

  #whole(view: TableView): void {
    this.known = begin(view, performance.now());
    this.#rebuild();
    this.timeline = shownUpTo(this.timeline, view.moves.length);
    this.#trust();
    this.#settle();
    this.#salts.update();
  }

  #rebuild(): void {
    const { layout, moves } = this.known!.view;
    this.timeline = rebuilt(this.timeline, layout, moves);
  }

  /** The server's picture is the right one, should ours ever differ. */
  #trust(): void {
    const { view, last } = this.known!;
    if (view.scene.event !== last) return;
    this.timeline = corrected(this.timeline, view.moves.length, view.scene.pieces);
  }

  #happen(happening: Happening, extend: boolean): void {
    const { speech } = this;
    if (happening.what === 'acted') {
      this.hint = null;
      if (extend) this.timeline = extended(this.timeline, happening.moved);
      if (speech) this.tell(tellMove(speech, happening.moved));
    } else if (happening.what === 'tookBack') {
      this.#tookBack();
    }
    if (happening.what === 'ended') play('end');
    const told = tellHappening(happening, { who: (seat) => this.who(seat), say });
    if (told !== null) this.tell(told);
  }

  #tookBack(): void {
    this.timeline = shortened(this.timeline, this.known!.view.moves.length);
    this.hint = null;
  }

  #settle(): void {
    this.hand = hands.settle(this.hand, this.choices);
    this.#autoRoll();
  }

  #autoRoll(): void {
    rollSoon(this.#timers, {
      wanted: () => settings.autoRoll && this.canRoll && this.current,
      possible: () => settings.autoRoll && this.line.is === 'live',
      roll: () => void this.roll(),
    });
  }

  /** Only what is wrong is told. */
  async #checkDice(): Promise<void> {
    if (this.mine.length === 0) return;
    const said = await faultOfDice(
      () => recordOf(this.id),
      () => this.kept,
    );
    if (said === null || this.#closed) return;
    this.note = { said, tone: 'refused' };
    this.tell(saidText(said));
  }

  /** Shows moves one after the other until the board is what the server told. */
  async #showMoves(): Promise<void> {
    if (this.#showing || this.looking !== null) return;
    this.#showing = true;
    while (!this.#closed && this.view !== null && this.timeline.ply < this.view.moves.length) {
      const { moves } = this.view;
      const { ply } = this.timeline;
      if (moves.length - ply > MOST_SHOWN) {
        this.timeline = shownUpTo(this.timeline, moves.length);
        break;
      }
      await this.#showMove(moves[ply]!);
    }
    this.#showing = false;
    this.#settle();
  }

  async #showMove(move: Move): Promise<void> {
    const before = this.timeline.ply;
    play(soundOf(move));
    if (this.looking === null) await this.#handle?.animate([move]);
    // Something may have been taken back meanwhile.
    if (this.timeline.ply === before && before < (this.view?.moves.length ?? 0)) {
      this.timeline = shownUpTo(this.timeline, before + 1);
    }
  }

  #notFetched(reason: unknown): void {
    if (this.#closed) return;
    const faults = reason instanceof Refused ? reason.faults : [{ key: 'error-unreachable' }];
    this.failed = faults;
    const hopeless = reason instanceof Refused && reason.status >= 400 && reason.status < 500;
    if (!hopeless) this.#timers.later(() => void this.open(), 3000);
  }
}
