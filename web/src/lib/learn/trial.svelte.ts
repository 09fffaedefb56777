// One step of a lesson, or one puzzle: what was done in it, what the server said about it, and what is on
// the board. It never waits for an animation: a touch of the board shows the latest position.

import { Refused } from '../api';
import type { BoardHandle } from '../board/contract';
import { cellOf } from '../board/pieces';
import type { Hand } from '../table/hand';
import * as hands from '../table/hand';
import { play, soundOf } from '../table/sounds';
import { diceOf, rolledIn } from '../table/speech';
import type { Note } from '../table/state.svelte';
import { Touches, type Touched } from '../table/touches';
import type {
  Attempted,
  BoardShape,
  Choices,
  Move,
  Pieces,
  Placed,
  Said,
  Scene,
  Target,
  Verdict,
} from '../wire';

/** What a trial needs around it. */
export type Around = {
  /** Does a move have to be confirmed that begins here? */
  confirms(from: Placed | null, finger: boolean): boolean;
  /** Announces a move to screen readers. */
  tell(move: Move): void;
  /** Announces a refusal to screen readers. */
  refused(why: Said): void;
  /** Called when the step is solved or missed. */
  decided(): void;
  /** Waits for a number of milliseconds. */
  pause(time: number): Promise<void>;
};

/** Says how a try stands after everything that was done in it, answers of others and rolls included. */
export type Ask<Answer> = (actions: string[]) => Promise<Answer>;

/** Time to look before a move is shown. */
const LOOK = 900;

/** Something that somebody watches or tries. */
export class Trial<Answer extends Attempted = Attempted> implements Touched {
  readonly game: string;
  readonly touches: Touches;
  /** What the server answered, first to nothing at all, then after each action. */
  answers = $state.raw<Answer[]>([]);
  /** How many moves of the last answer are on the board. */
  shown = $state(0);
  hand = $state.raw<Hand>(hands.EMPTY);
  note = $state.raw<Note | null>(null);
  /** Why the step cannot be shown. */
  failed = $state.raw<Said[]>([]);
  /** Is an answer on its way? */
  waiting = $state(false);
  pieces = $state.raw<Pieces | null>(null);
  #boards: BoardShape[];
  #ask: Ask<Answer>;
  #around: Around;
  #handle: BoardHandle | null = null;
  /** Counts what somebody wanted: an answer to something older is of no use. */
  #wish = 0;
  /** What was touched while an answer was on its way. */
  #touched: (() => void)[] = [];

  constructor(game: string, boards: BoardShape[], ask: Ask<Answer>, around: Around) {
    this.game = game;
    this.#boards = boards;
    this.#ask = ask;
    this.#around = around;
    this.touches = new Touches(this, {
      act: (action) => void this.act(action),
      // Whatever is not offered is refused with a reason.
      explain: (action) => void this.act(action),
      instead: () => {},
      confirms: (from, finger) => around.confirms(from, finger),
    });
  }

  get answer(): Answer | null {
    return this.answers.at(-1) ?? null;
  }

  /** Everything that was done so far. */
  get done(): string[] {
    return this.answer?.replay.moves.map(({ action }) => action) ?? [];
  }

  get board(): BoardShape | null {
    const id = this.answer?.replay.layout.board;
    return this.#boards.find((one) => one.id === id) ?? null;
  }

  get scene(): Scene | null {
    return this.answer?.replay.scenes[this.shown] ?? null;
  }

  /** Is everything on the board? */
  get current(): boolean {
    return this.answer !== null && this.shown === this.answer.replay.moves.length;
  }

  /** How it ends, as soon as it can be seen on the board. */
  get verdict(): Verdict {
    return this.current ? (this.answer?.verdict ?? 'open') : 'open';
  }

  get choices(): Choices | null {
    return this.current && !this.waiting ? (this.answer?.choices ?? null) : null;
  }

  get targets(): Target[] {
    return this.hand.pending ? [this.hand.pending] : hands.targets(this.hand, this.choices);
  }

  /** Was anything done that can be taken back? */
  get canUndo(): boolean {
    return this.answers.length > 1 || this.waiting;
  }

  get lastMove(): Move | null {
    const moves = this.answer?.replay.moves.slice(0, this.shown).reverse();
    return moves?.find(({ effects }) => effects.length > 0) ?? null;
  }

  /** The dice that lie there, or the last ones that fell: the step is about them to its end. */
  get dice(): number[] {
    const now = this.scene === null ? [] : diceOf(this.scene);
    if (now.length > 0) return now;
    const moves = this.answer?.replay.moves.slice(0, this.shown).reverse() ?? [];
    const fallen = moves.map(rolledIn).find((dice) => dice.length > 0);
    const first = this.answer?.replay.scenes[0];
    return fallen ?? (first ? diceOf(first) : []);
  }

  cellName(cell: number): string {
    return this.board?.cells[cell]?.name ?? '';
  }

  /** The board that shows the moves. */
  useBoard(handle: BoardHandle | null): void {
    this.#handle = handle;
  }

  /** Fetches the set-up; in a step to watch, with what is to be seen. */
  async open(): Promise<void> {
    const wish = ++this.#wish;
    this.failed = [];
    try {
      const answer = await this.#ask([]);
      if (wish !== this.#wish) return;
      this.answers = [answer];
      this.#put(0);
      if (answer.replay.moves.length > 0) await this.#show(LOOK);
    } catch (reason) {
      if (wish === this.#wish) this.failed = faultsOf(reason);
    }
  }

  /** Shows everything again from the set-up. */
  async showAgain(): Promise<void> {
    this.#wish += 1;
    this.#handle?.finish();
    this.#put(0);
    await this.#show(LOOK);
  }

  /** Does something. */
  async act(action: string): Promise<void> {
    const wish = ++this.#wish;
    this.note = null;
    this.waiting = true;
    try {
      const answer = await this.#ask([...this.done, action]);
      if (wish !== this.#wish) return;
      this.answers = [...this.answers, answer];
      this.waiting = false;
      await this.#goOn();
    } catch (reason) {
      if (wish === this.#wish) this.#refuse(faultsOf(reason));
    }
  }

  /** Takes the last action back. */
  undo(): void {
    // What is still on its way was never done.
    this.#backTo(this.answers.length - (this.waiting ? 1 : 2));
  }

  /** Takes everything back. */
  restart(): void {
    this.#backTo(0);
  }

  /** Nobody looks any more. */
  close(): void {
    this.#wish += 1;
  }

  /** Something that can be picked, or a target, was touched. */
  touch(place: Placed): void {
    const cell = cellOf(place);
    this.#later(() => (cell === null ? this.touches.place(place) : this.touches.cell(cell)));
  }

  /** A cell was touched; `null`: the board beside its cells. */
  touchCell(cell: number | null): void {
    this.#later(() => this.touches.cell(cell));
  }

  /** A piece was dragged somewhere. */
  drop(from: Placed, cell: number | null): void {
    this.#later(() => this.touches.drop(from, cell));
  }

  /** Ends what still flies. */
  catchUp(): void {
    if (this.answer === null || this.current || this.answer.choices === null) return;
    this.#handle?.finish();
    this.#put(this.answer.replay.moves.length);
  }

  /** A touch that comes before the answer is meant for what comes after it. */
  #later(touch: () => void): void {
    if (this.waiting) this.#touched.push(touch);
    else touch();
  }

  /** Shows what was done, and lets the hand go on. */
  async #goOn(): Promise<void> {
    const touched = this.#touched.splice(0);
    if (touched.length > 0) this.catchUp();
    const shown = this.#show(0);
    for (const touch of touched) touch();
    await shown;
  }

  #refuse(faults: Said[]): void {
    this.waiting = false;
    this.#touched = [];
    this.note = { said: faults[0] ?? { key: 'error-unreachable' }, tone: 'refused' };
    // The board puts a piece back that was dropped on a cell it cannot go to.
    this.#put(this.shown);
    this.#around.refused(this.note.said);
  }

  /** Goes back to one of the answers, from zero. */
  #backTo(answer: number): void {
    this.#wish += 1;
    this.waiting = false;
    this.note = null;
    this.#touched = [];
    this.answers = this.answers.slice(0, Math.max(0, answer) + 1);
    this.#handle?.finish();
    this.#put(this.answer?.replay.moves.length ?? 0);
  }

  /** Shows the moves that are not yet on the board, one after the other. */
  async #show(look: number): Promise<void> {
    const wish = this.#wish;
    const { answer } = this;
    if (answer === null) return;
    while (this.shown < answer.replay.moves.length) {
      const at = this.shown;
      const move = answer.replay.moves[at]!;
      if (look > 0) await this.#around.pause(look);
      if (wish !== this.#wish || this.shown !== at) return;
      play(soundOf(move));
      this.#around.tell(move);
      await this.#handle?.animate([move]);
      if (wish !== this.#wish || this.shown !== at) return;
      this.#put(at + 1);
    }
    if (answer.verdict !== 'open') this.#around.decided();
  }

  /** Puts the pieces on the board as they stand after a number of moves. */
  #put(moves: number): void {
    this.shown = moves;
    const pieces = this.scene?.pieces;
    this.pieces = pieces ? { ...pieces } : null;
    this.hand = hands.settle(this.hand, this.choices);
  }
}

function faultsOf(reason: unknown): Said[] {
  return reason instanceof Refused ? reason.faults : [{ key: 'error-unreachable' }];
}
