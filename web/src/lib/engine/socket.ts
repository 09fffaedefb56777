// A connection to a table on this device that fetches what it needs first.

import type { Socket } from '../table/connection';

/** What a connection is closed with if its program could not be fetched: try again. */
const NOT_FETCHED = 1006;

/** Looks like a WebSocket from the first moment. */
export class LazySocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  #socket: Socket | null = null;
  #closed = false;

  constructor(table: string) {
    import('./client').then(
      ({ connect }) => this.#connect(connect(table)),
      () => this.onclose?.({ code: NOT_FETCHED }),
    );
  }

  #connect(socket: Socket): void {
    if (this.#closed) {
      socket.close();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => this.onopen?.();
    socket.onmessage = (event) => this.onmessage?.(event);
    socket.onclose = (event) => this.onclose?.(event);
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}
