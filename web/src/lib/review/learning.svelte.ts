// Learning from mistakes: a task after the other, each tried on the board and judged.
import { announce } from '../announce.svelte';
import { cellOf } from '../board/pieces';
import type { Drawn } from '../board/ways';
import { isLocal } from '../engine/local';
import { confirms } from '../table/confirms';
import * as hands from '../table/hand';
import type { Hand } from '../table/hand';
import type { Note } from '../table/state.svelte';
import { Touches, type Touched } from '../table/touches';
import type { Choices, JudgedAction, Pieces, Placed, Review, Scene, Target } from '../wire';
import { saidText } from '../words';
import type { Game } from './game';
import { judge } from './requests';
import { faultsOf } from './reviewing.svelte';
import { isRight, tasksOf, wayOf, type Result, type Task } from './tasks';

/** A try at a task. */
export interface Tried {
  action: string;
  way: Drawn | null;
  right: boolean;
  /** What it is worth; none for the best move. */
  judged: JudgedAction | null;
}

/** A task that somebody tries. */
export class Attempt implements Touched {
  readonly task: Task;
  readonly touches: Touches;
  readonly scene: Scene;
  pieces = $state.raw<Pieces>() as Pieces;
  hand = $state.raw<Hand>(hands.EMPTY);
  note = $state.raw<Note | null>(null);
  /** Is a try being judged? */
  waiting = $state(false);
  /** The last try. */
  tried = $state.raw<Tried | null>(null);
  result = $state.raw<Result>('open');
  #game: Game;
  #told: (attempt: Attempt) => void;
  /** Was there a wrong try? */
  #missed = $state(false);
  #closed = false;

  constructor(game: Game, task: Task, told: (attempt: Attempt) => void) {
    this.task = task;
    this.#game = game;
    this.#told = told;
    this.scene = game.replay.scenes[task.at]!;
    this.touches = new Touches(this, {
      act: (action) => void this.act(action),
      // What is not offered is refused with a reason.
      explain: (action) => void this.act(action),
      instead: () => {},
      confirms,
    });
    this.#put();
  }

  /** Is it still to be solved? */
  get open(): boolean {
    return this.result === 'open';
  }

  get missed(): boolean {
    return this.#missed;
  }

  get choices(): Choices | null {
    return this.open && !this.waiting ? this.task.choices : null;
  }

  get targets(): Target[] {
    return this.hand.pending ? [this.hand.pending] : hands.targets(this.hand, this.choices);
  }

  cellName(cell: number): string {
    return this.#game.board.cells[cell]?.name ?? '';
  }

  /** Something that can be picked was touched. */
  touch(place: Placed): void {
    // A new try: the last one is done with.
    this.tried = null;
    const cell = cellOf(place);
    if (cell === null) this.touches.place(place);
    else this.touches.cell(cell);
  }

  /** Tries an action. */
  async act(action: string): Promise<void> {
    this.waiting = true;
    this.hand = hands.EMPTY;
    this.note = null;
    this.tried = null;
    try {
      const judged = await this.#judge(action);
      if (this.#closed || !this.open) return;
      const way = wayOf(this.task.choices, action);
      const right = isRight(this.task, action, judged);
      this.tried = { action, way, right, judged };
      if (right) this.result = this.#missed ? 'later' : 'first';
      else this.#missed = true;
      this.#told(this);
    } catch (reason) {
      if (this.#closed) return;
      const said = faultsOf(reason)[0]!;
      this.note = { said, tone: 'refused' };
      announce(saidText(said));
    } finally {
      this.waiting = false;
      this.#put();
    }
  }

  /** Gives the solution away. */
  show(): void {
    this.result = 'shown';
    this.tried = null;
    this.#put();
    this.#told(this);
  }

  /** Goes on without one. */
  skip(): void {
    if (this.open) this.result = 'skipped';
  }

  /** Nobody looks any more. */
  close(): void {
    this.#closed = true;
  }

  async #judge(action: string): Promise<JudgedAction | null> {
    const { task } = this;
    if (action === task.better.best.action) return null;
    const { record, table } = this.#game;
    const wish = { record, after: task.at, action };
    return (await judge(wish, table !== null && isLocal(table.id))).action;
  }

  /** The board puts a piece back that was dropped somewhere. */
  #put(): void {
    this.pieces = { ...this.scene.pieces };
    this.hand = hands.settle(this.hand, this.choices);
  }
}

/** All tasks of a side. */
export class Learning {
  readonly tasks: readonly Task[];
  results = $state.raw<Result[]>([]);
  /** The task that is shown, from zero; as many as there are: it is finished. */
  at = $state(0);
  attempt = $state.raw<Attempt | null>(null);
  #game: Game;
  #told: (attempt: Attempt) => void;

  constructor(game: Game, review: Review, side: number, told: (attempt: Attempt) => void) {
    this.#game = game;
    this.#told = told;
    this.tasks = tasksOf(review, game.replay.moves, side);
    this.again();
  }

  get finished(): boolean {
    return this.at >= this.tasks.length;
  }

  /** The number of tasks with this result. */
  count(result: Result): number {
    return this.results.filter((one) => one === result).length;
  }

  /** Begins with the first task. */
  again(): void {
    this.attempt?.close();
    this.attempt = null;
    this.results = this.tasks.map(() => 'open');
    this.go(0);
  }

  /** Goes on; a task that is not solved is skipped. */
  next(): void {
    this.attempt?.skip();
    this.#keep();
    this.go(this.at + 1);
  }

  /** Shows a task, as it stood or anew. */
  go(to: number): void {
    this.#keep();
    this.attempt?.close();
    this.at = Math.min(to, this.tasks.length);
    const task = this.tasks[this.at];
    this.attempt = task ? new Attempt(this.#game, task, (one) => this.#done(one)) : null;
  }

  close(): void {
    this.attempt?.close();
  }

  #done(attempt: Attempt): void {
    this.#keep();
    this.#told(attempt);
  }

  /** A result stays when a task is tried once more. */
  #keep(): void {
    const { attempt, at } = this;
    if (!attempt || attempt.open || this.results[at] !== 'open') return;
    this.results = this.results.map((before, index) => (index === at ? attempt.result : before));
  }
}
