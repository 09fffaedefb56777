// The WebAssembly module: JSON in, JSON out. See crates/browser/src/abi.rs.

import type { Effect, Input, ThinkingQuestion, Thought } from './messages';

/** The functions of the module. */
type Exports = {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  output(): number;
  output_length(): number;
  start(): void;
  take(now: number): void;
  think(): void;
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Fetches and compiles the module. */
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

/** A running module. What it throws leaves it broken: then it must not be called again. */
export class Running {
  #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  /** Starts a module. */
  static async of(module: WebAssembly.Module): Promise<Running> {
    const instance = await WebAssembly.instantiate(module, {});
    return new Running(instance.exports as unknown as Exports);
  }

  /** Starts the engine with random bytes. */
  start(entropy: Uint8Array): void {
    this.#write(entropy);
    this.#exports.start();
  }

  /** Gives the engine an input; what is to be done. */
  take(now: number, input: Input): Effect[] {
    this.#write(encoder.encode(JSON.stringify(input)));
    this.#exports.take(now);
    return this.#read() as Effect[];
  }

  /** Asks a computer player. */
  think(question: ThinkingQuestion): Thought | null {
    this.#write(encoder.encode(JSON.stringify(question)));
    this.#exports.think();
    return this.#read() as Thought | null;
  }

  #write(bytes: Uint8Array): void {
    const start = this.#exports.reserve(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
  }

  #read(): unknown {
    const { memory, output, output_length: length } = this.#exports;
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, output(), length())));
  }
}
