// Can the server be reached? What the browser says about it is a guess, so requests tell. This file is
// part of the first page; `probe.ts` asks while there are no requests.

/** As far as we know. */
export type Reach = 'online' | 'offline' | 'unknown';

export const network: { is: Reach } = $state({ is: 'unknown' });

/** The service worker marks what did not come from the network. */
const FROM_CACHE = 'x-from-cache';

/** An answer came. Hand it in where the service worker may have answered from its cache. */
export function reached(answer?: Response): void {
  if (!answer?.headers.has(FROM_CACHE)) network.is = 'online';
}

/** A request got no answer at all. */
export function unreachable(): void {
  network.is = 'offline';
}
