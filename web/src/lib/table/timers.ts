// Things to do later, unless the page is left before.

/** Calls that wait. */
export class Timers {
  #waiting = new Set<ReturnType<typeof setTimeout>>();

  /** Calls after some milliseconds. */
  later(call: () => void, milliseconds: number): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      call();
    }, milliseconds);
    this.#waiting.add(timer);
  }

  /** Forgets everything that waits. */
  stop(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
  }
}
