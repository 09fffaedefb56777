// The WebAssembly modules: JSON in, JSON out. See crates/browser/src/abi.

import type {
  Judgement,
  NewJudgement,
  NewPuzzle,
  NewPuzzleTry,
  NewReview,
  PuzzleTried,
  PuzzleVerdict,
  ReviewNews,
  Said,
} from '../lib/wire';
import type { Effect, Input, Judged, ThinkingQuestion, Thought } from './messages';

/** What is said about a question that is none. */
const NONSENSE: Said[] = [{ key: 'server-nonsense' }];

/** What every module has. */
type Exports = {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  output(): number;
  output_length(): number;
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Fetches and compiles a module. */
export async function compile(url: string): Promise<WebAssembly.Module> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const bytes = answer.clone();
  try {
    return await WebAssembly.compileStreaming(answer);
  } catch {
    // Some web hosts do not know what kind of file it is.
    return WebAssembly.compile(await bytes.arrayBuffer());
  }
}

/** The functions of a module, as one calls them. */
class Calls {
  #exports: Exports & Record<string, (argument?: number) => void>;

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as never;
  }

  /** Calls a function with these bytes as input. */
  call(name: string, bytes: Uint8Array, argument?: number): void {
    const start = this.#exports.reserve(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    this.#exports[name]!(argument);
  }

  /** Calls a function with a value; what it leaves. */
  ask(name: string, value: unknown, argument?: number): unknown {
    this.call(name, encoder.encode(JSON.stringify(value)), argument);
    const { memory, output, output_length: length } = this.#exports;
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, output(), length())));
  }
}

const instance = (module: WebAssembly.Module) => WebAssembly.instantiate(module, {});

/** The module of the rooms, running. What it throws leaves it broken: then it must not be called
 * again. */
export class Running {
  #calls: Calls;

  private constructor(calls: Calls) {
    this.#calls = calls;
  }

  /** Starts a module. */
  static async of(module: WebAssembly.Module): Promise<Running> {
    return new Running(new Calls(await instance(module)));
  }

  /** Starts the engine with random bytes. */
  start(entropy: Uint8Array): void {
    this.#calls.call('start', entropy);
  }

  /** Gives the engine an input; what is to be done. */
  take(now: number, input: Input): Effect[] {
    return this.#calls.ask('take', input, now) as Effect[];
  }

  /** Asks a computer player. */
  think(question: ThinkingQuestion): Thought | null {
    return this.#calls.ask('think', question) as Thought | null;
  }
}

/** The module that looks back at games, running. */
export class Reviewing {
  #calls: Calls;

  private constructor(calls: Calls) {
    this.#calls = calls;
  }

  /** Starts a module. */
  static async of(module: WebAssembly.Module): Promise<Reviewing> {
    return new Reviewing(new Calls(await instance(module)));
  }

  /** Reviews a game, step by step. */
  *review(wish: NewReview): Generator<ReviewNews> {
    let news = this.#calls.ask('begin_review', wish) as ReviewNews | null;
    while (news !== null) {
      yield news;
      if (news.is !== 'progress') return;
      news = this.#calls.ask('step_review', null) as ReviewNews | null;
    }
  }

  /** Judges a position, and perhaps an action in it; or says what is wrong with the question. */
  judge(wish: NewJudgement): Judgement | Said[] {
    const judged = this.#calls.ask('judge', wish) as Judged | null;
    if (judged === null) return NONSENSE;
    return 'judgement' in judged ? judged.judgement : judged.faults;
  }

  /** How a try at a puzzle stands. */
  tryPuzzle(wish: NewPuzzleTry): PuzzleTried | Said[] {
    return this.#answer('try_puzzle', wish);
  }

  /** What a position is worth as a puzzle. */
  solvePuzzle(wish: NewPuzzle): PuzzleVerdict | Said[] {
    return this.#answer('solve_puzzle', wish);
  }

  #answer<T>(name: string, wish: unknown): T | Said[] {
    const said = this.#calls.ask(name, wish) as { answer: T } | { faults: Said[] } | null;
    if (said === null) return NONSENSE;
    return 'answer' in said ? said.answer : said.faults;
  }
}
