// The worker that holds local tables: gives the engine its inputs and carries out what it wants.

import * as database from './database';
import type { Effect, Input } from './messages';
import { compile, Running } from './module';
import { CHANNEL, type Changed, type FromWorker, type ToWorker } from './protocol';
import { Thinker, type WorkerLike } from './thinker';

const say = (message: FromWorker) => self.postMessage(message);
const tabs = new BroadcastChannel(CHANNEL);

let engine: Running;
let module: WebAssembly.Module;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What came before the module was there. */
let early: Input[] | null = [];

const thinker = new Thinker(
  () => {
    const worker = new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ is: 'begin', module });
    return worker as unknown as WorkerLike;
  },
  (id, answer) => take({ thought: { id, answer } }),
);

async function begin(url: string): Promise<void> {
  module = await compile(url);
  engine = await Running.of(module);
  engine.start(crypto.getRandomValues(new Uint8Array(32)));
  const waiting = early ?? [];
  early = null;
  waiting.forEach(take);
}

/** Gives the engine an input. A module that breaks must not be called again. */
function take(input: Input): void {
  if (early !== null) {
    early.push(input);
    return;
  }
  let effects: Effect[];
  try {
    effects = engine.take(Date.now(), input);
  } catch {
    say({ is: 'broken' });
    self.close();
    return;
  }
  effects.forEach(carryOut);
}

function carryOut(effect: Effect): void {
  switch (effect.do) {
    case 'answer':
      return say({ is: 'answer', id: effect.id, status: effect.status, body: effect.body });
    case 'send':
      return say({ is: 'send', socket: effect.socket, text: effect.text });
    case 'close':
      return say({ is: 'close', socket: effect.socket, code: effect.code });
    case 'store':
      return void store(effect);
    case 'load':
      return void load(effect.id, effect.table);
    case 'summarise':
      // A list that is not quite right is no reason to stop.
      return void database.summarise(effect.table, effect.summary).catch(() => {});
    case 'think':
      return thinker.ask(effect.id, effect.question);
    case 'forget':
      return thinker.forget(effect.id);
    case 'wakeAt':
      return wakeAt(effect.at);
  }
}

async function store(effect: Extract<Effect, { do: 'store' }>): Promise<void> {
  const { id, table, first, events, row } = effect;
  const outcome = await database.store(table, first, events, row);
  if (outcome === 'done') tabs.postMessage({ table } satisfies Changed);
  take({ stored: { id, outcome } });
}

async function load(id: number, table: string): Promise<void> {
  const found = await database.load(table).catch(() => null);
  take({ loaded: { id, table: found } });
}

function wakeAt(at: number | null): void {
  clearTimeout(timer);
  // A browser takes no longer delay than 32 bits of milliseconds.
  const longest = 2 ** 31 - 1;
  if (at === null) return;
  timer = setTimeout(() => take('wake'), Math.min(longest, Math.max(0, at - Date.now())));
}

tabs.onmessage = ({ data }: MessageEvent<Changed>) => take({ changed: { table: data.table } });

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (typeof data === 'object' && 'begin' in data) {
    begin(data.begin).catch(() => {
      say({ is: 'broken' });
      self.close();
    });
  } else take(data);
};
