// A review on a page: it runs, is stopped, goes deeper, and can be tried again.
import { Refused } from '../api';
import { turnsOf } from '../table/turns';
import type { Move, Review, ReviewEffort, Said } from '../wire';
import { keptReview, reviewOf } from './kept';

/** How far a review is. */
export interface Progress {
  /** The turn that is looked at, from one. */
  turn: number;
  /** The number of turns. */
  turns: number;
  /** The part that is done, from 0 to 1. */
  part: number;
}

/** How far a review of these moves is: a step for each of them, and one for the end. */
export function progressOf(ends: readonly number[], done: number, of: number): Progress {
  const before = ends.findIndex((end) => end > done);
  const turn = before < 0 ? ends.length : before + 1;
  return { turn, turns: ends.length, part: of === 0 ? 0 : done / of };
}

/** A game that is reviewed. */
export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** What is searched for now; none: nothing runs. */
  effort = $state.raw<ReviewEffort | null>(null);
  progress = $state.raw<Progress>({ turn: 1, turns: 1, part: 0 });
  /** Why there is no review. */
  faults = $state.raw<Said[]>([]);
  readonly record: string;
  /** Behind the last move of each turn. */
  #ends: number[];
  #wished: ReviewEffort = 'quick';
  #stop: AbortController | null = null;

  constructor(record: string, moves: Move[]) {
    this.record = record;
    this.#ends = turnsOf(moves).map(({ first, moves }) => first + moves.length);
    this.review = keptReview(record);
  }

  /** Makes the review; one that is there stays until the new one is. */
  async start(effort: ReviewEffort): Promise<void> {
    this.stop();
    const stop = new AbortController();
    this.#stop = stop;
    this.#wished = effort;
    this.effort = effort;
    this.faults = [];
    this.#tell(0, 1);
    const tell = (done: number, of: number) => stop === this.#stop && this.#tell(done, of);
    try {
      const made = await reviewOf(this.record, effort, tell, stop.signal);
      if (stop === this.#stop) this.review = made;
    } catch (reason) {
      if (stop === this.#stop) this.faults = faultsOf(reason);
    }
    if (stop === this.#stop) this.#over();
  }

  /** Makes what could not be made, or was stopped. */
  again(): Promise<void> {
    return this.start(this.#wished);
  }

  /** Stops what runs. */
  stop(): void {
    this.#stop?.abort();
    this.#over();
  }

  #over(): void {
    this.#stop = null;
    this.effort = null;
  }

  #tell(done: number, of: number): void {
    this.progress = progressOf(this.#ends, done, of);
  }
}

/** What to say about something that failed. */
export const faultsOf = (reason: unknown): Said[] =>
  reason instanceof Refused && reason.faults.length > 0
    ? reason.faults
    : [{ key: 'error-unreachable' }];
