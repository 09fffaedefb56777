// What a page shows of a running table, and what follows from it. It only holds the state: what
// changes it stands in the modules that store.ts puts together.

import type {
  BoardShape,
  Choices,
  Move,
  Pieces,
  Said,
  SeatShape,
  TableView,
  Target,
  ToClient,
} from '../wire';
import { say } from '../words';
import type { Line } from './connection';
import * as hands from './hand';
import type { Hand } from './hand';
import type { Hint } from './hint';
import type { Kept } from './kept';
import type { Later } from './later';
import { hasCell } from './notation';
import type { Plans } from './plans.svelte';
import type { Known } from './reduce';
import { aboutSeat, isTurnOf, mine, nameOf, promptOf } from './seats';
import { diceOf, rolledIn, type Speech } from './speech';
import { sinceMine } from './turns';
import type { Trying } from './trying.svelte';
import { EMPTY, isCurrent, movesAt, piecesAt, type Timeline } from './timeline';

/** A sentence beside the board: why something was refused, or what just happened. */
export type Note = { said: Said; tone: 'refused' | 'plain' };

/** What somebody else has drawn. */
export type Drawn = Extract<ToClient, { say: 'drawn' }>;

/** The state of a table on this page. */
export class TableState {
  readonly id: string;
  board = $state.raw<BoardShape | null>(null);
  known = $state.raw<Known | null>(null);
  line = $state.raw<Line>({ is: 'connecting' });
  /** Why the table cannot be shown. */
  failed = $state.raw<Said[]>([]);
  /** Which moves are on the board. */
  timeline = $state.raw<Timeline>(EMPTY);
  hand = $state.raw<Hand>(hands.EMPTY);
  note = $state.raw<Note | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Does a command of mine wait for its answer? */
  busy = $state(false);
  /** Does the computer think about a hint? */
  thinking = $state(false);
  /** The reader's clock, for the clocks of the game. */
  now = $state(performance.now());
  /** What it takes to sit down, if one has it. */
  invite = $state.raw<string | null>(null);
  /** What this device saw and sent itself about the dice. */
  kept = $state.raw<Kept | null>(null);
  /** What others have drawn on the board. */
  drawn = $state.raw<Drawn[]>([]);
  /** What the first picture does not need, once it is here. */
  later = $state.raw<Later | null>(null);
  /** A line that is tried on the board, if so. */
  trying = $state.raw<Trying | null>(null);
  /** Does a new table wait for me because I asked for it? */
  leaving = $state(false);

  constructor(id: string) {
    this.id = id;
  }

  // What follows from the state is cheap: it is computed where it is read.

  get view(): TableView | null {
    return this.known?.view ?? null;
  }

  /** Plans the next move. */
  get plans(): Plans | null {
    return this.later?.plans ?? null;
  }

  /** How many moves are on the board. */
  get at(): number {
    return movesAt(this.timeline);
  }

  /** The number of moves one looks back to; null: one looks at the game as it stands. */
  get looking(): number | null {
    return this.timeline.looking;
  }

  /** Is the board what the server last told? */
  get current(): boolean {
    return isCurrent(this.timeline, this.view?.moves.length ?? 0);
  }

  get pieces(): Pieces | null {
    return piecesAt(this.timeline);
  }

  get lastMove(): Move | null {
    return this.#lastOf((move) => move.effects.length > 0);
  }

  /** The moves since my last one, without the last of all; the oldest first. */
  get earlierMoves(): Move[] {
    const own = this.mine.map(({ number }) => number);
    const moves = this.view?.moves.slice(0, this.at).filter(({ effects }) => effects.length > 0);
    return own.length === 0 ? [] : sinceMine(moves ?? [], own).slice(0, -1);
  }

  /** What I can do now, also while the last moves are still being shown. */
  get offered(): Choices | null {
    return this.looking === null && !this.busy ? (this.view?.scene.choices ?? null) : null;
  }

  /** What I can do with the pieces that are on the board. */
  get choices(): Choices | null {
    return this.current ? this.offered : null;
  }

  get targets(): Target[] {
    return hands.targets(this.hand, this.choices);
  }

  get mine(): SeatShape[] {
    return mine(this.view?.seats ?? []);
  }

  /** Is it the turn of one of my seats? */
  get myTurn(): boolean {
    return this.view !== null && isTurnOf(this.mine, this.view.scene);
  }

  get canRoll(): boolean {
    return this.myTurn && this.looking === null && !this.busy && this.view?.scene.waits === 'dice';
  }

  /** The dice that lie there, or the last ones that fell while moves are shown. */
  get dice(): number[] {
    if (this.view === null) return [];
    const now = this.current ? diceOf(this.view.scene) : [];
    if (now.length > 0) return now;
    const last = this.#lastOf((move) => rolledIn(move).length > 0);
    return last === null ? [] : rolledIn(last);
  }

  // What is said

  /** Does what is said beside the board name cells? Then their names have to be seen. */
  get namesCells(): boolean {
    const { note, hint, later } = this;
    const warned = later?.assist.warnings.now?.action;
    const texts = [...Object.values(note?.said.args ?? {}), hint?.found.action, warned];
    return texts.some((text) => typeof text === 'string' && hasCell(text));
  }

  /** What it takes to speak of this table. */
  get speech(): Speech | null {
    const { board, view } = this;
    if (board === null || view === null) return null;
    return { board, layout: view.layout, who: (seat) => this.who(seat), say };
  }

  /** What is to be done, and by whom. */
  get prompt(): string {
    return this.view === null ? '' : promptOf(this.view, say);
  }

  /** What a seat is called. */
  who(seat: number): string {
    return this.view === null ? '' : nameOf(this.view, seat, say);
  }

  /** Who holds a seat. */
  about(seat: number): string {
    const shape = this.view?.seats.find(({ number }) => number === seat);
    if (shape === undefined) return '';
    return this.later?.awayText(shape) ?? aboutSeat(shape, say);
  }

  /** The name of a cell. */
  cellName(cell: number): string {
    return this.board?.cells[cell]?.name ?? '';
  }

  /** The clocks go on. */
  tick(): void {
    this.now = performance.now();
  }

  #lastOf(which: (move: Move) => boolean): Move | null {
    const moves = this.view?.moves.slice(0, this.at) ?? [];
    return moves.reverse().find(which) ?? null;
  }
}
