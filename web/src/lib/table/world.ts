// The real world for a connection: sockets, timers, luck.

import { isLocal } from '../engine/local';
import { LazySocket } from '../engine/socket';
import type { Socket, World } from './connection';

const HERE = 'local:';

/** Where a table's socket is: on the server, or on this device. */
export function socketAddress(table: string): string {
  if (isLocal(table)) return `${HERE}${table}`;
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${table}/socket`;
}

/** So many random bytes in hexadecimal. `crypto.randomUUID` is missing on plain http. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The browser's sockets and timers. */
export const browser: World = {
  open: (url) =>
    url.startsWith(HERE)
      ? new LazySocket(url.slice(HERE.length))
      : // A WebSocket tells more than we ask: its handlers get an event.
        (new WebSocket(url) as unknown as Socket),
  later: (call, milliseconds) => setTimeout(call, milliseconds),
  never: (timer) => clearTimeout(timer as number),
  luck: () => Math.random(),
  id: () => randomHex(12),
};
