// The real world for a connection: sockets, timers, luck.

import type { Socket, World } from './connection';

/** Where a table's socket is. */
export function socketAddress(table: string): string {
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
  // A WebSocket tells more than we ask: its handlers get an event.
  open: (url) => new WebSocket(url) as unknown as Socket,
  later: (call, milliseconds) => setTimeout(call, milliseconds),
  never: (timer) => clearTimeout(timer as number),
  luck: () => Math.random(),
  id: () => randomHex(12),
};
