// Asks the server for a sign of life while it cannot be reached, and when the browser thinks that the
// network has changed.

/** What the probe needs from its surroundings; handed in, so that a test can play the network. */
export interface Surroundings {
  /** Is there an answer? */
  ask(): Promise<boolean>;
  tell(reached: boolean): void;
  /** Does somebody look at the page? */
  visible(): boolean;
  later(call: () => void, milliseconds: number): unknown;
  never(timer: unknown): void;
}

/** Pauses between two questions: doubled each time, up to the last. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;

/** How long to wait before the question of this number, from 1. */
export function pauseBefore(attempt: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));
}

/** Asks until there is an answer. */
export class Probe {
  #around: Surroundings;
  #timer: unknown = null;
  #asking = false;
  #attempt = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Asks now. */
  async now(): Promise<void> {
    this.#rest();
    if (this.#asking) return;
    this.#asking = true;
    const reached = await this.#around.ask();
    this.#asking = false;
    if (reached) this.#attempt = 0;
    this.#around.tell(reached);
    if (!reached) this.#wait();
  }

  /** Somebody else noticed that the server cannot be reached. */
  lost(): void {
    if (this.#timer === null && !this.#asking) this.#wait();
  }

  /** Somebody else reached the server. */
  found(): void {
    this.#attempt = 0;
    this.#rest();
  }

  #wait(): void {
    this.#attempt += 1;
    this.#timer = this.#around.later(() => {
      this.#timer = null;
      if (this.#around.visible()) void this.now();
      else this.#wait();
    }, pauseBefore(this.#attempt));
  }

  #rest(): void {
    if (this.#timer !== null) this.#around.never(this.#timer);
    this.#timer = null;
  }
}
