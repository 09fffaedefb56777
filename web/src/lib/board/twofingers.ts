// Drawing with two fingers: one is held on a cell, another one taps. Two fingers that go down together
// or move are a pinch, which is none of this.
import type { Point } from './geometry';

/** A finger is held once it has been still for this long, in milliseconds. */
export const HELD = 350;
/** A finger that is still moves less than this, in pixels. */
const STILL = 10;

/** A finger on the board. */
interface Finger {
  id: number;
  at: Point;
  /** The cell under it. */
  cell: number | null;
  time: number;
}

/** What is drawn: an arrow, or a circle where both are the same. */
export interface Stroke {
  from: number;
  to: number;
}

/** Follows the fingers on one board. */
export class TwoFingers {
  #held: Finger | null = null;
  #tap: Finger | null = null;

  /** A finger goes down. Does it tap beside one that is held, so that it means nothing else? */
  down(finger: Finger): boolean {
    if (this.#held === null) {
      this.#held = finger;
      return false;
    }
    const taps = this.#tap === null && finger.time - this.#held.time >= HELD;
    if (taps) this.#tap = finger;
    else this.cancel();
    return taps;
  }

  /** A finger moves. If that makes a pinch of what seemed to be a tap: the finger that tapped. */
  move(id: number, at: Point): Pick<Finger, 'id' | 'at'> | null {
    const finger = [this.#held, this.#tap].find((one) => one?.id === id);
    if (!finger || Math.hypot(at.x - finger.at.x, at.y - finger.at.y) < STILL) return null;
    const tap = this.#tap;
    this.cancel();
    return tap;
  }

  /** A finger comes up. `mine`: it tapped, so that nothing else has to know. */
  up(id: number): { mine: boolean; stroke: Stroke | null } {
    const [held, tap] = [this.#held, this.#tap];
    if (tap?.id === id) {
      this.#tap = null;
      const drawn = held !== null && held.cell !== null && tap.cell !== null;
      return { mine: true, stroke: drawn ? { from: held.cell!, to: tap.cell! } : null };
    }
    if (held?.id === id) this.cancel();
    return { mine: false, stroke: null };
  }

  /** Forgets all fingers: they mean something else. */
  cancel(): void {
    this.#held = null;
    this.#tap = null;
  }
}
