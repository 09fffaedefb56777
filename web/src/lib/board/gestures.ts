// Gestures that change which part of a board is seen: two fingers, a pull, two taps.
import type { Point } from './geometry';

/** What gestures can ask for. */
export interface GestureHost {
  /** Two fingers moved apart by this factor about a point on the screen, and by this way. */
  pinch(at: Point, factor: number, by: Point): void;
  /** Is a part of the board seen that can be pulled? */
  canPull(): boolean;
  pull(by: Point): void;
  /** A gesture begins: whatever the fingers seemed to mean before, they did not. */
  begins(): void;
  /** Two taps beside everything. */
  doubleTap(at: Point): void;
}

/** Within this time and distance two taps belong together. */
const SOON = 320;
const NEAR = 40;
/** A finger that presses moves less than this, in pixels. */
const STILL = 10;

/** Follows all pointers at once. */
export class Gestures {
  #host: GestureHost;
  #at = new Map<number, Point>();
  #start: Point | null = null;
  #pulling = false;
  #lastTap: { at: Point; time: number } | null = null;

  constructor(host: GestureHost) {
    this.#host = host;
  }

  /** Do the pointers make a gesture now, so that they mean nothing else? */
  get active(): boolean {
    return this.#at.size > 1 || this.#pulling;
  }

  down(id: number, at: Point): void {
    this.#at.set(id, at);
    this.#start = at;
    if (this.#at.size === 2) this.#host.begins();
  }

  /** `free`: does the pointer drag no piece? */
  move(id: number, at: Point, free: boolean): void {
    const before = this.#at.get(id);
    if (!before) return;
    if (this.#at.size === 2) this.#pinch(id, before, at);
    else if (this.#pulls(at, free)) this.#host.pull(minus(at, before));
    this.#at.set(id, at);
  }

  up(id: number): void {
    this.#at.delete(id);
    if (this.#at.size === 0) this.#pulling = false;
    // The finger that is left over from a pinch only pulls.
    else this.#pulling = true;
  }

  /** A tap that meant nothing that can be done. */
  tapped(at: Point, time: number): void {
    const last = this.#lastTap;
    this.#lastTap = { at, time };
    if (!last || time - last.time > SOON || far(last.at, at) > NEAR) return;
    this.#lastTap = null;
    this.#host.doubleTap(at);
  }

  #pulls(at: Point, free: boolean): boolean {
    if (this.#pulling) return this.#host.canPull();
    if (!free || !this.#host.canPull() || !this.#start || far(this.#start, at) < STILL)
      return false;
    this.#pulling = true;
    this.#host.begins();
    return true;
  }

  #pinch(id: number, before: Point, at: Point): void {
    const other = [...this.#at].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const factor = far(other, at) / Math.max(far(other, before), 1);
    const by = { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 };
    this.#host.pinch({ x: (other.x + at.x) / 2, y: (other.y + at.y) / 2 }, factor, by);
  }
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
