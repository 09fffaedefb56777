// Warns a beginner before a blunder: an action is judged before it is sent.

import { settings } from '../settings.svelte';
import type { Answer } from '../table/connection';
import type { TableState } from '../table/state.svelte';
import { renewed } from '../table/timeline';
import type { Choices, Judgement } from '../wire';
import { mayBeHelped } from './allowed';

/** What warnings need around them. */
export type Around = {
  /** Does something in notation. */
  act(action: string): Promise<Answer | null>;
  /** Tells the room that these seats are helped; says whether they may be. */
  permit(seats: readonly number[]): Promise<boolean>;
  /** Judges an action in the position after these moves. */
  judge(after: number, action: string): Promise<Judgement>;
  /** Called when something else can be done. */
  settle(): void;
};

/** A blunder that was not played yet. */
export type Warning = { action: string; judged: Judgement; side: number; moves: number };

/** An action that is not judged by then is played without a warning, in milliseconds. */
export const PATIENCE = 2500;

/** The warnings at one table. */
export class Warnings {
  #warning = $state.raw<Warning | null>(null);
  #table: TableState;
  #around: Around;

  constructor(table: TableState, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  /** What the viewer is warned about; nothing any more when something else has happened. */
  get now(): Warning | null {
    const moves = this.#table.view?.moves.length;
    return this.#warning?.moves === moves ? this.#warning : null;
  }

  /** Does something in notation. A blunder is not played before it is wished for once more. */
  async act(action: string): Promise<Answer | null> {
    const again = this.now?.action === action;
    this.#warning = null;
    if (again || !this.#checks(action)) return this.#around.act(action);
    const warning = await this.#judged(action);
    if (warning === 'past') return null;
    if (warning === null) return this.#around.act(action);
    this.#warning = warning;
    return null;
  }

  /** The move is played all the same. */
  async anyway(): Promise<void> {
    const { now } = this;
    this.#warning = null;
    if (now !== null) await this.#around.act(now.action);
  }

  /** Another move is wanted. */
  drop(): void {
    this.#warning = null;
  }

  /** What is not offered is refused by the server, and what is the only choice is no mistake. */
  #checks(action: string): boolean {
    const { view, offered } = this.#table;
    if (!settings.warn || view === null || offered === null || !mayBeHelped(view)) return false;
    const actions = actionsOf(offered);
    return actions.length > 1 && actions.includes(action);
  }

  /** A warning about an action, if it is a blunder; `past` if it cannot be played any more. */
  async #judged(action: string): Promise<Warning | 'past' | null> {
    const table = this.#table;
    const { moves, scene, seats } = table.view!;
    const side = seats.find(({ number }) => number === scene.turn)?.side ?? 1;
    const judging = this.#judge(moves.length, scene.turn, action);
    table.busy = true;
    const judged = await Promise.race([judging, tooLate()]).catch(() => null);
    table.busy = false;
    const blunder = judged?.action?.mistake === 'blunder';
    const past = table.view?.moves.length !== moves.length;
    if (past || blunder) {
      // The piece that was dropped goes back.
      table.timeline = renewed(table.timeline);
      this.#around.settle();
    }
    if (past) return 'past';
    return blunder ? { action, judged, side, moves: moves.length } : null;
  }

  async #judge(after: number, seat: number, action: string): Promise<Judgement | null> {
    return (await this.#around.permit([seat])) ? this.#around.judge(after, action) : null;
  }
}

function actionsOf({ picks, plain }: Choices): string[] {
  return [...plain, ...picks.flatMap(({ targets }) => targets.map(({ action }) => action))];
}

const tooLate = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
