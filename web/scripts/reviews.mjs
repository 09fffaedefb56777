// Reviews a record by the WebAssembly module: `node reviews.mjs MODULE RECORD [EFFORT]`. The review goes
// to standard output, the time it took to standard error.
import { readFileSync } from 'node:fs';

const [, , path, record, effort = 'quick'] = process.argv;
const { instance } = await WebAssembly.instantiate(readFileSync(path), {});
const { memory, reserve, output, output_length: length, ...calls } = instance.exports;

function ask(name, value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  // The buffer is another one whenever the memory has grown, so it is asked for last.
  const start = reserve(bytes.length);
  new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
  calls[name]();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length())));
}

const since = performance.now();
let longest = 0;
let before = since;
let news = ask('begin_review', { record: readFileSync(record, 'utf8'), effort });
while (news?.is === 'progress') {
  news = ask('step_review', null);
  const now = performance.now();
  longest = Math.max(longest, now - before);
  before = now;
}
console.log(JSON.stringify(news));
console.error(
  `${((before - since) / 1000).toFixed(1)} s, the longest step ${longest.toFixed(0)} ms`,
);
if (news?.is !== 'done') process.exitCode = 1;
