// The questions of tables to computer players. A worker answers them one after the other.

import type { ThinkingQuestion, Thought } from './messages';
import type { FromThinker, ToThinker } from './thinking.worker';

type Asked = { id: number; question: ThinkingQuestion };

/** What is used of a worker. */
export type WorkerLike = {
  onmessage: ((event: { data: FromThinker }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  postMessage(message: ToThinker): void;
  terminate(): void;
};

/** Asks computers. */
export class Thinker {
  #make: () => WorkerLike;
  #answered: (id: number, answer: Thought | null) => void;
  #worker: WorkerLike | null = null;
  #current: Asked | null = null;
  #waiting: Asked[] = [];

  /** `make` starts a worker that has its module. */
  constructor(make: () => WorkerLike, answered: (id: number, answer: Thought | null) => void) {
    this.#make = make;
    this.#answered = answered;
  }

  /** Asks; the answer is reported later. */
  ask(id: number, question: ThinkingQuestion): void {
    this.#waiting.push({ id, question });
    this.#next();
  }

  /** A question need not be answered any more. */
  forget(id: number): void {
    this.#waiting = this.#waiting.filter((asked) => asked.id !== id);
    if (this.#current?.id !== id) return;
    this.#end();
    this.#next();
  }

  #next(): void {
    if (this.#current !== null) return;
    this.#current = this.#waiting.shift() ?? null;
    if (this.#current === null) return;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ is: 'think', ...this.#current });
  }

  #start(): WorkerLike {
    const worker = this.#make();
    worker.onmessage = ({ data }) => this.#heard(data.id, data.answer);
    // A worker that cannot even start answers nothing.
    worker.onerror = () => {
      const lost = this.#current?.id;
      this.#end();
      if (lost !== undefined) this.#answered(lost, null);
      this.#next();
    };
    return worker;
  }

  #heard(id: number, answer: Thought | null): void {
    if (this.#current?.id !== id) return;
    this.#current = null;
    this.#answered(id, answer);
    this.#next();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#current = null;
  }
}
