// The pieces of a board while moves are shown: those on their way, and those that wait.
import { tick } from 'svelte';
import type { Layout, Move, Pieces, Placed } from '../wire';
import { carriedTo, flightsOf, tidyFrames, type Carried, type Flight } from './flight';
import { lookOf, type Look } from './marks';
import { applied } from './pieces';
import type { Places } from './spots';

/** What flights need of the board. */
export interface FlightHost {
  /** The pieces that were handed in. */
  pieces(): Pieces;
  layout(): Layout;
  places(): Places;
  /** The element that flies. */
  element(key: number): Element | null;
  /** Do pieces glide now? */
  moving(): boolean;
}

/** A piece that flies. */
export interface Flying {
  key: number;
  look: Look;
  flight: Flight;
}

/** A drop that came to nothing must not leave the piece where it is not. */
const LONGEST_PIN = 2500;

/** Shows moves. */
export class Flights {
  flying = $state.raw<Flying[]>([]);
  /** A piece that was dropped and stays there until the server has told what came of it. */
  pinned = $state.raw<Carried | null>(null);
  /** The pieces after the moves that were shown, until new ones are handed in. */
  #onTheWay = $state.raw<Pieces | null>(null);
  #hidden = $state.raw<Placed[]>([]);
  #host: FlightHost;
  #shows = 0;
  #running: Animation[] = [];

  constructor(host: FlightHost) {
    this.#host = host;
  }

  /** What stands on the board. */
  get shown(): Pieces {
    return this.#onTheWay ?? this.#host.pieces();
  }

  /** Places whose piece is somewhere else just now. */
  get away(): Placed[] {
    return this.pinned ? [...this.#hidden, this.pinned.from] : this.#hidden;
  }

  /** New pieces are the truth: whatever was shown in between is over. */
  renew(): void {
    this.#onTheWay = null;
    this.pinned = null;
  }

  /** Lets a piece stay where it was dropped. */
  pin(dropped: Carried): void {
    this.pinned = dropped;
    setTimeout(() => {
      if (this.pinned === dropped) this.pinned = null;
    }, LONGEST_PIN);
  }

  /** Shows moves one after the other, beginning with the pieces that are shown. */
  async animate(moves: Move[]): Promise<void> {
    const show = ++this.#shows;
    const dropped = this.pinned;
    for (const move of moves) {
      if (this.#host.moving()) await this.#fly(move, dropped, show);
      // Others may have begun in the meantime; then those tell the end.
      if (show !== this.#shows) return;
      this.#onTheWay = applied(this.shown, move.effects);
      this.#land();
    }
  }

  /** Ends all flights at once: the pieces handed in are shown. */
  finish(): void {
    this.#shows += 1;
    this.#running.forEach((animation) => animation.cancel());
    this.#running = [];
    this.#onTheWay = null;
    this.#land();
  }

  #land(): void {
    this.pinned = null;
    this.#hidden = [];
    this.flying = [];
  }

  async #fly(move: Move, dropped: Carried | null, show: number): Promise<void> {
    const flights = flightsOf(move, { ...this.#host.places(), pieces: this.shown });
    if (flights.length === 0) return;
    this.#hidden = move.effects.map(({ from }) => from);
    this.flying = carriedTo(flights, move, dropped).flatMap((flight, key) => {
      const look = lookOf(this.#host.layout(), flight.piece);
      return look ? [{ key, look, flight: { ...flight, frames: tidyFrames(flight.frames) } }] : [];
    });
    this.pinned = null;
    await tick();
    if (show !== this.#shows) return;
    this.#running = this.flying.flatMap(({ key, flight: { frames, duration, delay } }) => {
      const options = { duration, delay, fill: 'both' } as const;
      return this.#host.element(key)?.animate(frames, options) ?? [];
    });
    await Promise.all(this.#running.map((animation) => animation.finished.catch(() => {})));
  }
}
