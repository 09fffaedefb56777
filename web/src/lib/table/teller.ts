// Tells who listens what happens. Sentences that come together are read together.

import { announce } from '../announce.svelte';
import type { Timers } from './timers';

const BREATH = 120;

/** Somebody who hears what is told. */
export type Ear = (text: string) => void;

/** Gathers sentences and says them. */
export class Teller {
  #timers: Timers;
  #unsaid: string[] = [];
  #ears = new Set<Ear>();

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Has a sentence said. */
  tell(text: string): void {
    if (this.#unsaid.length === 0) this.#timers.later(() => this.#say(), BREATH);
    this.#unsaid.push(text);
  }

  /** Hears what is told; returns how to stop. */
  listen(ear: Ear): () => void {
    this.#ears.add(ear);
    return () => void this.#ears.delete(ear);
  }

  #say(): void {
    const text = this.#unsaid.join(' ');
    this.#unsaid = [];
    // Where a log is listened to, saying it twice would be once too often.
    if (this.#ears.size === 0) announce(text);
    for (const ear of this.#ears) ear(text);
  }
}
