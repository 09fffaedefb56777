// Computer players, in a worker of their own: one question at a time. A question that nobody needs any
// more is ended by ending this worker.

import type { ThinkingQuestion, Thought } from './messages';
import { Running } from './module';

/** What this worker is told. */
export type ToThinker =
  | { is: 'begin'; module: WebAssembly.Module }
  | { is: 'think'; id: number; question: ThinkingQuestion };

/** What it answers; null: the search broke. */
export type FromThinker = { id: number; answer: Thought | null };

let module: WebAssembly.Module;
let running: Running | null = null;

async function think(question: ThinkingQuestion): Promise<Thought | null> {
  try {
    running ??= await Running.of(module);
    return running.think(question);
  } catch {
    running = null;
    return null;
  }
}

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.is === 'begin') {
    module = data.module;
    return;
  }
  const answer = await think(data.question);
  self.postMessage({ id: data.id, answer } satisfies FromThinker);
};
