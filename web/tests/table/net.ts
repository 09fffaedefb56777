// A net to play with: sockets that a test opens, cuts and speaks through, and a clock it turns.

import type { Line, Listener, Socket, World } from '../../src/lib/table/connection';
import type { ToClient, ToServer } from '../../src/lib/wire';

/** The other end of a socket. */
export class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ToServer[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.closed = true;
  }

  accept(): void {
    this.onopen?.();
  }

  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006): void {
    this.onclose?.({ code });
  }

  /** What was sent, but for pings. */
  get said(): ToServer[] {
    return this.sent.filter((message) => message.say !== 'ping');
  }
}

type Timer = { at: number; call: () => void };

export class Net implements World {
  wires: Wire[] = [];
  now = 0;
  #timers = new Set<Timer>();
  #ids = 0;

  open(): Socket {
    const wire = new Wire();
    this.wires.push(wire);
    return wire;
  }

  later(call: () => void, milliseconds: number): Timer {
    const timer = { at: this.now + milliseconds, call };
    this.#timers.add(timer);
    return timer;
  }

  never(timer: unknown): void {
    this.#timers.delete(timer as Timer);
  }

  luck(): number {
    return 0.5;
  }

  id(): string {
    return `m${++this.#ids}`;
  }

  /** Lets time pass. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers.delete(due);
      this.now = due.at;
      due.call();
    }
    this.now = end;
  }

  /** Cuts the newest socket and lets time pass until the next attempt. */
  cut(): void {
    const before = this.wires.length;
    this.wire.cut();
    while (this.wires.length === before && this.now < 1e7) this.pass(100);
  }

  /** The newest socket. */
  get wire(): Wire {
    return this.wires.at(-1)!;
  }
}

export class Ear implements Listener {
  last: number | null = null;
  messages: ToClient[] = [];
  lines: Line[] = [];

  after(): number | null {
    return this.last;
  }

  heard(message: ToClient): void {
    this.messages.push(message);
    if (message.say === 'happened') this.last = message.number;
  }

  line(line: Line): void {
    this.lines.push(line);
  }
}
