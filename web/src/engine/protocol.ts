// What a page and the table worker say to each other.

import type { Input } from './messages';

/** What a page says: first where the module is, then inputs for the engine. */
export type ToWorker = { begin: string } | Input;

/** What the worker says. */
export type FromWorker =
  | { is: 'answer'; id: number; status: number; body: string }
  | { is: 'send'; socket: number; text: string }
  | { is: 'close'; socket: number; code: number }
  /** The worker cannot go on. It has to be ended. */
  | { is: 'broken' };

/** What tabs tell each other: this table has changed. */
export type Changed = { table: string };

/** The channel over which tabs tell each other. */
export const CHANNEL = 'spielhof-tables';
