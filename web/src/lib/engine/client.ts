// The page's side of the table worker: requests and connections, as to a server.

import { guide } from 'virtual:words';
import type { FromWorker, ToWorker } from '../../engine/protocol';
import { games } from '../api';
import type { Socket } from '../table/connection';
import { currentLanguage } from '../words';
import { moduleUrl } from './local';

type Answer = { status: number; text: string };
type Waiting = (answer: Answer | null) => void;

/** The code of a connection whose other end broke; the connection comes back by itself. */
const BROKEN = 1011;

let worker: Worker | null = null;
let last = 0;
const requests = new Map<number, Waiting>();
const sockets = new Map<number, LocalSocket>();

function running(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('../../engine/tables.worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => heard(data);
  worker.onerror = lost;
  worker.postMessage({ begin: moduleUrl() } satisfies ToWorker);
  void keepModule();
  return worker;
}

/** Has the modules kept for when there is no network, and the words of all guides: one local game is a
 * wish for more. */
async function keepModule(): Promise<void> {
  const { keepOffline } = await import('../offline/worker.svelte');
  const { hasReviewer, reviewUrl } = await import('./reviewer');
  const modules = [moduleUrl(), ...(hasReviewer() ? [reviewUrl()] : [])];
  if (!(await keepOffline(modules))) return;
  const { games: all } = await games();
  // One after the other: nobody waits for them. What is fetched is kept.
  for (const { id } of all) await guide(currentLanguage(), id).catch(() => '');
}

const say = (message: ToWorker) => running().postMessage(message);

function heard(message: FromWorker): void {
  switch (message.is) {
    case 'answer':
      requests.get(message.id)?.({ status: message.status, text: message.body });
      requests.delete(message.id);
      break;
    case 'send':
      sockets.get(message.socket)?.onmessage?.({ data: message.text });
      break;
    case 'close':
      ended(message.socket, message.code);
      break;
    case 'broken':
      lost();
  }
}

/** The worker is gone: everything that waits for it fails, and the next use starts another. */
function lost(): void {
  worker?.terminate();
  worker = null;
  for (const waiting of requests.values()) waiting(null);
  requests.clear();
  for (const id of [...sockets.keys()]) ended(id, BROKEN);
}

function ended(id: number, code: number): void {
  const socket = sockets.get(id);
  sockets.delete(id);
  socket?.onclose?.({ code });
}

/** Sends a request. Fails if the worker breaks. */
export async function request(method: string, path: string, body?: unknown): Promise<Answer> {
  const id = ++last;
  const answer = new Promise<Answer | null>((resolve) => requests.set(id, resolve));
  const text = body === undefined ? null : JSON.stringify(body);
  say({ request: { id, method, path, body: text } });
  const found = await answer;
  if (found === null) throw new Error('the engine broke');
  return found;
}

/** A connection to a table on this device. */
class LocalSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly #id = ++last;

  constructor(table: string) {
    sockets.set(this.#id, this);
    say({ connect: { socket: this.#id, table } });
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    if (sockets.has(this.#id)) say({ message: { socket: this.#id, text } });
  }

  close(): void {
    if (sockets.delete(this.#id)) say({ disconnect: { socket: this.#id } });
  }
}

/** Connects to a table on this device. */
export const connect = (table: string): Socket => new LocalSocket(table);
