// Everything by which the computer helps at a running table: hints, who is ahead, warnings.

import type { Answer, Wish } from '../table/connection';
import type { TableState } from '../table/state.svelte';
import type { Said } from '../wire';
import { Hints } from './hints';
import { judgedAt } from './judged';
import { Lead } from './lead.svelte';
import { Permit } from './permit';
import { Warnings } from './warnings.svelte';

/** What it needs around it. */
export type Around = {
  /** Sends something that is not sent again over another line. */
  send(wish: Wish): Promise<Answer>;
  /** Sends something until it is answered. */
  ask(wish: Wish): Promise<Answer>;
  /** Does something in notation. */
  act(action: string): Promise<Answer | null>;
  /** Has a screen reader say something. */
  tell(text: string): void;
  /** Shows why the server refuses something. */
  refused(why: Said): void;
  /** Called when something else can be done. */
  settle(): void;
};

/** The help at one table. */
export class Assist {
  readonly hints: Hints;
  readonly lead: Lead;
  readonly warnings: Warnings;

  constructor(table: TableState, { send, ask, act, tell, refused, settle }: Around) {
    const permits = new Permit(table, { send });
    const permit = (seats: readonly number[]) => permits.of(seats);
    const judge = (after: number, action?: string) => judgedAt(table.id, after, action);
    this.hints = new Hints(table, { ask, tell, refused, judge });
    this.lead = new Lead(table, { permit, judge });
    this.warnings = new Warnings(table, { act, permit, judge, settle });
  }
}
