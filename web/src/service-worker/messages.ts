// What a page says to the service worker.

/** One of these. The answer to the first two, through the port that comes with them, is whether
 * everything is stored now. */
export type ToWorker =
  /** Keep these files for later. */
  | { keep: string[] }
  /** The page speaks this language. */
  | { language: string }
  /** Take over now; sent to a worker that waits. */
  | { skipWaiting: true };
