// Asks the WebAssembly module what computer players would do, and compares with what they do natively:
// `node levels.mjs MODULE < ANSWERS`. With a level as second argument it asks for that one instead: a
// control, which has to differ.
import { readFileSync } from 'node:fs';

const [, , path, level] = process.argv;
const { instance } = await WebAssembly.instantiate(readFileSync(path), {});
const { memory, reserve, think, output, output_length: length } = instance.exports;

function ask(question) {
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  // The buffer is another one whenever the memory has grown, so it is asked for last.
  const start = reserve(bytes.length);
  new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
  think();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length())));
}

const isSame = (one, other) =>
  ['action', 'score', 'nodes'].every((name) => one?.[name] === other?.[name]);

const games = new Map();
let nodes = 0;
const since = performance.now();
for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
  const { game, question, answer } = JSON.parse(line);
  if (level !== undefined) question.task = { play: Number(level) };
  const found = ask(question);
  nodes += found?.nodes ?? 0;
  const count = games.get(game) ?? { positions: 0, different: 0 };
  count.positions += 1;
  if (!isSame(found, answer)) count.different += 1;
  games.set(game, count);
}
const seconds = (performance.now() - since) / 1000;
for (const [game, { positions, different }] of games) {
  console.log(`${game.padEnd(18)} ${positions} positions, ${different} answers differ`);
}
console.log(`${Math.round(nodes / seconds / 1000)} thousand nodes a second in WebAssembly`);
const different = [...games.values()].reduce((sum, count) => sum + count.different, 0);
process.exit(different === 0 ? 0 : 1);
