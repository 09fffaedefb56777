// A finger that misses a little: it taps beside what it means, by a seeded normal distribution.
import type { Page } from 'playwright-core';
import type { Point } from '../src/lib/board/geometry.ts';

/** How far a thumb lands beside what it means in each axis, in CSS pixels (standard deviation). */
export const SIGMA = 8;

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A finger on a page. */
export class Finger {
  constructor(
    readonly page: Page,
    readonly random: () => number,
    readonly sigma: number = SIGMA,
  ) {}

  /** Taps near a point, and waits until the page has drawn what came of it. */
  async tap({ x, y }: Point): Promise<void> {
    const radius = this.sigma * Math.sqrt(-2 * Math.log(1 - this.random()));
    const angle = 2 * Math.PI * this.random();
    const { width, height } = this.page.viewportSize()!;
    // A finger does not land beside the screen.
    const inside = (value: number, most: number) => Math.min(Math.max(value, 1), most - 1);
    await this.page.touchscreen.tap(
      inside(x + radius * Math.cos(angle), width),
      inside(y + radius * Math.sin(angle), height),
    );
    await drawn(this.page);
  }
}

/** Waits for two frames: after the second one the first is on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}
