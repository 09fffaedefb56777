// The line to a table: says hello, keeps what was not yet acknowledged, comes back by itself.
// Socket, timers and luck are handed in, so that a test can play the net.

import { PROTOCOL, type Said, type ToClient, type ToServer } from '../wire';

/** A message that does something: it carries an id and is kept until it is answered. */
export type Command = Extract<ToServer, { id: string }>;

/** A command before it has its id. */
export type Wish = Command extends infer One
  ? One extends Command
    ? Omit<One, 'id'>
    : never
  : never;

/** What is used of a WebSocket. */
export type Socket = {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
};

/** Time and luck. */
export type World = {
  open(url: string): Socket;
  later(call: () => void, milliseconds: number): unknown;
  never(timer: unknown): void;
  /** At least 0, less than 1. */
  luck(): number;
  /** A name for a message that nobody else uses. */
  id(): string;
};

/** How the line is. */
export type Line =
  | { is: 'connecting' }
  | { is: 'live' }
  | { is: 'reconnecting'; attempt: number; why: Said | null }
  /** For good; `reload` if another version of this page would help. */
  | { is: 'closed'; why: Said | null; reload?: true };

/** What the table wants to know. */
export type Listener = {
  /** The last event that was seen. */
  after(): number | null;
  heard(message: ToClient): void;
  line(line: Line): void;
};

/** A command that waits for its answer. */
type Waiting = {
  command: Command;
  answered: (answer: Answer) => void;
  /** Is it not sent again over another line? */
  once: boolean;
};

/** What can come back for a command. */
export type Answer = Extract<ToClient, { say: 'done' | 'refused' | 'possible' | 'hinted' }>;

/** Waits between two attempts, in milliseconds: doubled each time, up to the last. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** So often the server gets a sign of life, and is asked for one; the line is dropped if none
 * comes. */
const BEAT = 25_000;
const SIGN = 8_000;
/** Who comes back to the page wants to know sooner. */
const SIGN_AFTER_SLEEP = 2_500;
/** The server closes with this where there is no such table: trying again would not help. */
const NO_TABLE = 4004;
/** The server closes with this where somebody is banned. */
const BANNED = 4003;
/** The server closes with this if it does not understand this version of the page. */
const OTHER_VERSION = 4010;
/** Why a command is refused that is sent only once. */
export const LOST = 'line-lost';
/** An attempt that takes longer is given up. */
const PATIENCE = 10_000;

/** How long to wait before an attempt (from 1): half of it is luck, so that a thousand who
 * were cut off together do not come back together. */
export function wait(attempt: number, luck: number): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempt - 1));
  return Math.round(whole / 2 + (whole / 2) * luck);
}

/** The line to one table. */
export class Connection {
  #url: string;
  #world: World;
  #listener: Listener;
  #socket: Socket | null = null;
  #line: Line = { is: 'connecting' };
  #attempt = 0;
  #outbox = new Map<string, Waiting>();
  /** Gives up, or tries again. */
  #timer: unknown = null;
  #beat: unknown = null;
  #why: Said | null = null;

  constructor(url: string, world: World, listener: Listener) {
    this.#url = url;
    this.#world = world;
    this.#listener = listener;
  }

  /** Begins. */
  open(): void {
    this.#connect();
  }

  /** Ends for good. */
  close(why: Said | null = null): void {
    this.#end({ is: 'closed', why });
  }

  /** Sends a command, now or as soon as there is a line, and as often as it takes. `once`: it is
   * refused if the line is lost before the answer, for an older server hangs up on it. */
  send(wish: Wish, once = false): Promise<Answer> {
    const command = { ...wish, id: this.#world.id() } as Command;
    return new Promise((answered) => {
      this.#outbox.set(command.id, { command, answered, once });
      if (this.#line.is === 'live') this.#say(command);
    });
  }

  /** How many commands wait for an answer. */
  get waiting(): number {
    return this.#outbox.size;
  }

  /** Something was missed: hangs up and asks anew for what came after the last event. */
  resume(): void {
    if (this.#line.is === 'closed') return;
    this.#attempt = 0;
    this.#drop();
    this.#set({ is: 'reconnecting', attempt: 0, why: null });
    this.#connect();
  }

  /** The net or the page is back: tries at once, or makes sure that the line still is one. */
  wake(): void {
    if (this.#line.is === 'reconnecting') {
      this.#attempt = 0;
      this.#drop();
      this.#connect();
    } else if (this.#line.is === 'live') {
      this.#ask(SIGN_AFTER_SLEEP);
    }
  }

  #connect(): void {
    this.#rest();
    let socket: Socket;
    try {
      socket = this.#world.open(this.#url);
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#say({ say: 'hello', after: this.#listener.after(), version: PROTOCOL });
      // Who missed nothing gets no answer to a hello; a ping always gets one.
      this.#ask(PATIENCE);
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(event.data);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === NO_TABLE || code === BANNED) this.close(this.#why);
      else if (code === OTHER_VERSION) this.#outdated();
      else this.#lost();
    };
    this.#wait(() => this.#lost(), PATIENCE);
  }

  #hear(data: unknown): void {
    const message = read(data);
    if (message === null) return;
    if (this.#line.is !== 'live') this.#revive();
    this.#relax();
    if (message.say === 'closing') this.#why = message.why;
    if ('id' in message) this.#answer(message);
    this.#listener.heard(message);
  }

  #revive(): void {
    this.#attempt = 0;
    this.#why = null;
    this.#set({ is: 'live' });
    this.#keepBeating();
    for (const { command } of this.#outbox.values()) this.#say(command);
  }

  #answer(answer: Answer): void {
    const waiting = this.#outbox.get(answer.id);
    if (waiting === undefined) return;
    this.#outbox.delete(answer.id);
    waiting.answered(answer);
  }

  #ask(patience: number): void {
    this.#say({ say: 'ping' });
    this.#wait(() => this.#lost(), patience);
  }

  /** Also who only listens has to say something now and then. */
  #keepBeating(): void {
    this.#beat = this.#world.later(() => {
      this.#ask(SIGN);
      this.#keepBeating();
    }, BEAT);
  }

  #wait(call: () => void, milliseconds: number): void {
    this.#relax();
    this.#timer = this.#world.later(call, milliseconds);
  }

  #outdated(): void {
    const why = this.#why ?? { key: 'denial-old-client' };
    this.#end({ is: 'closed', why, reload: true });
  }

  #end(line: Line): void {
    this.#set(line);
    this.#rest();
    this.#drop();
  }

  #lost(): void {
    if (this.#line.is === 'closed') return;
    this.#drop();
    this.#rest();
    this.#attempt += 1;
    this.#set({ is: 'reconnecting', attempt: this.#attempt, why: this.#why });
    this.#wait(() => this.#connect(), wait(this.#attempt, this.#world.luck()));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const [id, { once }] of this.#outbox) {
      if (once) this.#answer({ say: 'refused', id, why: { key: LOST } });
    }
  }

  #relax(): void {
    if (this.#timer !== null) this.#world.never(this.#timer);
    this.#timer = null;
  }

  #rest(): void {
    this.#relax();
    if (this.#beat !== null) this.#world.never(this.#beat);
    this.#beat = null;
  }

  #say(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #set(line: Line): void {
    this.#line = line;
    this.#listener.line(line);
  }
}

/** A message, or nothing if it is none. The server is trusted to keep to its types. */
function read(data: unknown): ToClient | null {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data) as ToClient;
  } catch {
    return null;
  }
}
