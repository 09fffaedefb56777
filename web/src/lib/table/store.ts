// One running table: puts together its state, the line to the server, and what changes the state.

import { recordOf } from '../api';
import { settings } from '../settings.svelte';
import { saidText } from '../words';
import { rollSoon } from './autoroll';
import { Connection, type Line, type Wish } from './connection';
import { confirms } from './confirms';
import { Hearing } from './hearing';
import { invitation } from './invite';
import { recallKept } from './kept';
import type { Later } from './later';
import { failureOf, fetchTable } from './opening';
import { Playback } from './playback';
import { Requests } from './requests';
import { Salts } from './salts';
import { TableState } from './state.svelte';
import { Teller } from './teller';
import { Timers } from './timers';
import { Touches, type Touching } from './touches';
import { browser, randomHex, socketAddress } from './world';

/** How long to wait before a table is fetched again. */
const AGAIN = 3000;

/** A table as a page shows it. */
export class TableStore extends TableState {
  readonly playback = new Playback(this, () => this.#settle());
  readonly requests: Requests;
  #touches: Touches;
  #timers = new Timers();
  readonly teller = new Teller(this.#timers);
  #connection: Connection;
  #hearing: Hearing;
  #salts: Salts;
  #closed = false;
  #loading: Promise<Later> | null = null;

  constructor(id: string) {
    super(id);
    this.invite = invitation(id);
    this.kept = recallKept(id);
    const { playback } = this;
    const tell = (text: string) => this.teller.tell(text);
    const send = (wish: Wish) => this.#connection.send(wish);
    const settle = () => this.#settle();
    this.#connection = new Connection(socketAddress(id), browser, {
      after: () => this.#hearing.last,
      heard: (message) => this.#hearing.hear(message),
      line: (line) => this.#lineIs(line),
    });
    this.#salts = new Salts(this, send, () => randomHex(32));
    this.requests = new Requests(this, { send, settle, tell, catchUp: () => playback.catchUp() });
    this.#touches = new Touches(this, {
      act: (action) => this.act(action),
      explain: (action) => this.requests.explain(action),
      instead: () => this.#touchedIdlePieces(),
      confirms,
    });
    this.#hearing = new Hearing(this, {
      tell,
      resume: () => this.#connection.resume(),
      changed: () => this.#changed(),
      showMoves: () => void playback.run(),
      revealed: () => void this.#checkDice(),
    });
  }

  /** Fetches the table and opens the line. */
  async open(): Promise<void> {
    try {
      const { board, view } = await fetchTable(this.id);
      if (this.#closed) return;
      this.board = board;
      this.#hearing.whole(view);
      this.failed = [];
      this.#connection.open();
    } catch (reason) {
      this.#notFetched(reason);
    }
  }

  /** The hand at the board: it plays, or plans while somebody else is on turn. */
  get touches(): Touching {
    return this.plans?.open ? this.plans : this.#touches;
  }

  /** Fetches what the first picture does not need. */
  loadMore(): Promise<Later> {
    return (this.#loading ??= this.#load().catch((reason: unknown) => {
      // It may be there when it is wanted again.
      this.#loading = null;
      throw reason;
    }));
  }

  async #load(): Promise<Later> {
    const { Later } = await import('./later');
    return (this.later = new Later(this, {
      ask: (wish) => this.#connection.send(wish),
      act: (action) => this.requests.act(action),
      tell: (text) => this.teller.tell(text),
      refused: (why) => this.requests.refused(why),
      settle: () => this.#settle(),
      send: (wish) => this.#connection.send(wish, true),
    }));
  }

  /** Does something in notation; with a warning before it, if that is wanted. */
  act = (action: string) => (this.later?.assist.warnings ?? this.requests).act(action);

  /** Asks for a hint, or for more of it. */
  showHint = async () => (await this.loadMore()).assist.hints.ask();

  /** Leaves the page. */
  close(): void {
    this.#closed = true;
    this.playback.close();
    this.#connection.close();
    this.#timers.stop();
  }

  /** The page or the net is back. */
  wake(): void {
    this.#connection.wake();
  }

  /** Over a new line the server tells again what is drawn. */
  #lineIs(line: Line): void {
    this.line = line;
    if (line.is !== 'live') this.drawn = [];
    else this.later?.renew();
  }

  #notFetched(reason: unknown): void {
    if (this.#closed) return;
    const { faults, hopeless } = failureOf(reason);
    this.failed = faults;
    if (!hopeless) this.#timers.later(() => void this.open(), AGAIN);
  }

  #changed(): void {
    this.#settle();
    this.#salts.update();
  }

  /** Other things can be done now. */
  #settle(): void {
    if (!this.plans?.settle()) this.#touches.settle();
    rollSoon(this.#timers, {
      wanted: () => settings.autoRoll && this.canRoll && this.current,
      possible: () => settings.autoRoll && this.line.is === 'live',
      roll: () => void this.requests.roll(),
    });
  }

  /** A touch of pieces with which nothing can be done now. */
  #touchedIdlePieces(): void {
    if (this.looking !== null) this.playback.lookAt(Infinity);
    else if (this.canRoll) this.note = { said: { key: 'refusal-roll-first' }, tone: 'plain' };
  }

  /** At the end the dice are checked without being asked; only what is wrong is told. */
  async #checkDice(): Promise<void> {
    if (this.mine.length === 0) return;
    const { faultOfDice } = await this.loadMore();
    const said = await faultOfDice(
      () => recordOf(this.id),
      () => this.kept,
    );
    if (said === null || this.#closed) return;
    this.note = { said, tone: 'refused' };
    this.teller.tell(saidText(said));
  }
}
