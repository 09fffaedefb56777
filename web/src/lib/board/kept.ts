// Touches that come while the board cannot be used for a moment: they are kept until it can.
import type { Point } from './geometry';
import type { Contact } from './pointer.svelte';

/** Where a pointer went down and came up. */
export interface Touch {
  contact: Contact;
  start: Point;
  end: Point | null;
}

/** A piece and a target. */
const MOST = 2;

/** Keeps touches. */
export class Kept {
  #touches: Touch[] = [];

  down(start: Point, contact: Contact): void {
    this.#touches = [...this.#touches, { contact, start, end: null }].slice(-MOST);
  }

  /** Was it kept that this pointer went down? */
  up(end: Point, id: number): boolean {
    const touch = this.#touches.find(({ contact, end }) => contact.id === id && end === null);
    if (touch) touch.end = end;
    return touch !== undefined;
  }

  /** Hands over what was kept, in order, and forgets it. */
  take(): Touch[] {
    const touches = this.#touches;
    this.#touches = [];
    return touches;
  }
}
