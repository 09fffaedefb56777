// Reads a GIF, so that tests see what others will see.

export interface Unpacked {
  width: number;
  height: number;
  /** The colours of every pixel after each frame, as 0xrrggbb. */
  frames: number[][];
  delays: number[];
}

/** Unpacks a GIF with one palette of 256 colours. */
export function unpacked(file: Uint8Array): Unpacked {
  const short = (at: number) => file[at]! | (file[at + 1]! << 8);
  const name = String.fromCharCode(...file.subarray(0, 6));
  if (name !== 'GIF89a') throw new Error(`not a GIF: ${name}`);
  const [width, height] = [short(6), short(8)];
  const colour = (index: number) =>
    (file[13 + 3 * index]! << 16) | (file[14 + 3 * index]! << 8) | file[15 + 3 * index]!;
  const shown = new Array<number>(width * height).fill(0);
  const found: Unpacked = { width, height, frames: [], delays: [] };
  let [at, transparent] = [13 + 768, -1];
  while (file[at] !== 0x3b) {
    if (file[at] === 0x21) {
      if (file[at + 1] === 0xf9) {
        found.delays.push(short(at + 4));
        transparent = file[at + 6]!;
      }
      at += 2;
      while (file[at] !== 0) at += file[at]! + 1;
      at += 1;
      continue;
    }
    if (file[at] !== 0x2c) throw new Error(`unknown block ${file[at]} at ${at}`);
    const [left, top, w] = [short(at + 1), short(at + 3), short(at + 5)];
    const packed: number[] = [];
    at += 11;
    for (; file[at] !== 0; at += file[at]! + 1) {
      packed.push(...file.subarray(at + 1, at + 1 + file[at]!));
    }
    at += 1;
    lzw(packed).forEach((index, pixel) => {
      if (index === transparent) return;
      shown[(top + Math.floor(pixel / w)) * width + left + (pixel % w)] = colour(index);
    });
    found.frames.push([...shown]);
  }
  return found;
}

function lzw(packed: number[]): number[] {
  const out: number[] = [];
  let table: number[][] = [];
  let [bits, bit, before] = [9, 0, null as number[] | null];
  const clear = () => {
    table = Array.from({ length: 258 }, (_, index) => [index]);
    [bits, before] = [9, null];
  };
  clear();
  for (;;) {
    let code = 0;
    for (let n = 0; n < bits; n += 1, bit += 1) {
      if (bit >> 3 >= packed.length) throw new Error('cut off');
      code |= ((packed[bit >> 3]! >> (bit & 7)) & 1) << n;
    }
    if (code === 257) return out;
    if (code === 256) {
      clear();
      continue;
    }
    if (code > table.length || (code === table.length && !before)) throw new Error('bad code');
    const word: number[] = table[code] ?? [...before!, before![0]!];
    out.push(...word);
    if (before && table.length < 4096) table.push([...before, word[0]!]);
    if (table.length === 1 << bits && bits < 12) bits += 1;
    before = word;
  }
}
