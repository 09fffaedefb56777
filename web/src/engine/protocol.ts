// What a page and the table worker say to each other.

/** What a page says. */
export type ToWorker =
  /** The first message: where the module is. */
  | { is: 'begin'; url: string }
  | { is: 'request'; id: number; method: string; path: string; body: string | null }
  | { is: 'connect'; socket: number; table: string }
  | { is: 'message'; socket: number; text: string }
  | { is: 'disconnect'; socket: number };

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
