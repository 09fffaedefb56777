// Whether the result of a table is shown over its board.

/** The result over the board. */
export class Show {
  /** Is it open? */
  open = $state(false);
  /** Where the focus goes when it is closed. */
  #back: () => HTMLElement | null = () => document.querySelector('#show-result');

  /** Closes it; the focus goes to the button that opens it. */
  close(): void {
    if (!this.open) return;
    this.open = false;
    requestAnimationFrame(() => this.#back()?.focus());
  }
}
