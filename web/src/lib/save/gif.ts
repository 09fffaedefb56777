// Writes animated GIFs: one palette, frames that only hold what changed, LZW.

const TRANSPARENT = 255;

/** Up to 255 colours that suit these pictures, as 0xrrggbb. Splits the box with the widest range. */
export function paletteOf(pictures: readonly Uint8ClampedArray[]): number[] {
  const seen = new Map<number, number>();
  for (const pixels of pictures) {
    for (let at = 0; at < pixels.length; at += 4) {
      const colour =
        ((pixels[at]! & 0xf8) << 16) | ((pixels[at + 1]! & 0xf8) << 8) | (pixels[at + 2]! & 0xf8);
      seen.set(colour, (seen.get(colour) ?? 0) + 1);
    }
  }
  const boxes = [[...seen.keys()]];
  while (boxes.length < 255) {
    const widest = boxes
      .map((box, index) => ({ index, ...rangeOf(box) }))
      .reduce((a, b) => (b.range > a.range ? b : a));
    if (widest.range === 0) break;
    const box = boxes[widest.index]!.sort((a, b) => part(a, widest.shift) - part(b, widest.shift));
    const middle = box.length >> 1;
    boxes.splice(widest.index, 1, box.slice(0, middle), box.slice(middle));
  }
  return boxes.map((box) => mean(box, seen));
}

const part = (colour: number, shift: number) => (colour >> shift) & 0xff;

function rangeOf(box: readonly number[]): { range: number; shift: number } {
  let best = { range: 0, shift: 16 };
  for (const shift of [16, 8, 0]) {
    let [least, most] = [255, 0];
    for (const colour of box) {
      least = Math.min(least, part(colour, shift));
      most = Math.max(most, part(colour, shift));
    }
    if (most - least > best.range) best = { range: most - least, shift };
  }
  return best;
}

function mean(box: readonly number[], weights: ReadonlyMap<number, number>): number {
  const sums = [0, 0, 0];
  let all = 0;
  for (const colour of box) {
    const weight = weights.get(colour) ?? 1;
    all += weight;
    [16, 8, 0].forEach((shift, at) => (sums[at]! += part(colour, shift) * weight));
  }
  // Colours were rounded down.
  const [r, g, b] = sums.map((sum) => Math.min(255, Math.round(sum / all) + 4));
  return (r! << 16) | (g! << 8) | b!;
}

/** A GIF that grows frame by frame. */
export class Gif {
  #bytes = new Bytes();
  #nearest = new Int16Array(32768).fill(-1);
  #before: Uint8Array | null = null;
  readonly #palette: number[];

  constructor(
    readonly width: number,
    readonly height: number,
    palette: number[],
  ) {
    this.#palette = palette.slice(0, TRANSPARENT);
    const out = this.#bytes;
    out.text('GIF89a');
    out.short(width);
    out.short(height);
    // A palette of 256 colours.
    out.all([0xf7, 0, 0]);
    for (let at = 0; at < 256; at += 1) {
      const colour = this.#palette[at] ?? 0;
      out.all([part(colour, 16), part(colour, 8), part(colour, 0)]);
    }
    // Again and again, without end.
    out.all([0x21, 0xff, 11]);
    out.text('NETSCAPE2.0');
    out.all([3, 1, 0, 0, 0]);
  }

  get size(): number {
    return this.#bytes.length;
  }

  /** One more picture, shown for this number of hundredths of a second. */
  frame(pixels: Uint8ClampedArray, hundredths: number): void {
    const now = this.#indexed(pixels);
    const { left, top, right, bottom } = this.#changed(now);
    const [width, height] = [right - left + 1, bottom - top + 1];
    const part = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = (top + y) * this.width + left + x;
        part[y * width + x] = this.#before?.[at] === now[at] ? TRANSPARENT : now[at]!;
      }
    }
    const out = this.#bytes;
    // What is transparent shows the frame before.
    out.all([0x21, 0xf9, 4, 0x05]);
    out.short(hundredths);
    out.all([TRANSPARENT, 0, 0x2c]);
    for (const value of [left, top, width, height]) out.short(value);
    out.all([0, 8]);
    compress(part, out);
    this.#before = now;
  }

  /** The whole file. */
  finish(): Uint8Array<ArrayBuffer> {
    this.#bytes.all([0x3b]);
    return this.#bytes.whole();
  }

  #indexed(pixels: Uint8ClampedArray): Uint8Array {
    const found = new Uint8Array(pixels.length / 4);
    for (let at = 0; at < found.length; at += 1) {
      const [r, g, b] = [pixels[4 * at]!, pixels[4 * at + 1]!, pixels[4 * at + 2]!];
      const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
      if (this.#nearest[key]! < 0) this.#nearest[key] = this.#closest(r, g, b);
      found[at] = this.#nearest[key]!;
    }
    return found;
  }

  #closest(r: number, g: number, b: number): number {
    let [best, least] = [0, Infinity];
    this.#palette.forEach((colour, index) => {
      const far =
        2 * (part(colour, 16) - r) ** 2 +
        4 * (part(colour, 8) - g) ** 2 +
        (part(colour, 0) - b) ** 2;
      if (far < least) [best, least] = [index, far];
    });
    return best;
  }

  /** The part of the picture that is not as before; at least one pixel. */
  #changed(now: Uint8Array): { left: number; top: number; right: number; bottom: number } {
    if (!this.#before) return { left: 0, top: 0, right: this.width - 1, bottom: this.height - 1 };
    let [left, top, right, bottom] = [this.width, this.height, -1, -1];
    now.forEach((value, at) => {
      if (this.#before![at] === value) return;
      const [x, y] = [at % this.width, Math.floor(at / this.width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    });
    return right < 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
  }
}

/** LZW as GIF has it, with codes of 9 to 12 bits, in blocks of up to 255 bytes. */
function compress(pixels: Uint8Array, out: Bytes): void {
  const [CLEAR, END, LONGEST] = [256, 257, 4096];
  let codes = new Map<number, number>();
  let [next, bits, held, count] = [END + 1, 9, 0, 0];
  const packed = new Bytes();
  const put = (code: number) => {
    held |= code << count;
    for (count += bits; count >= 8; count -= 8) {
      packed.all([held & 0xff]);
      held >>>= 8;
    }
  };
  put(CLEAR);
  let word = pixels[0]!;
  for (let at = 1; at < pixels.length; at += 1) {
    const key = (word << 8) | pixels[at]!;
    const known = codes.get(key);
    if (known !== undefined) {
      word = known;
      continue;
    }
    put(word);
    if (next < LONGEST) {
      if (next === 1 << bits && bits < 12) bits += 1;
      codes.set(key, next);
      next += 1;
    } else {
      put(CLEAR);
      codes = new Map();
      [next, bits] = [END + 1, 9];
    }
    word = pixels[at]!;
  }
  put(word);
  // The reader has learnt one code more by now.
  if (next === 1 << bits && bits < 12) bits += 1;
  put(END);
  if (count > 0) packed.all([held & 0xff]);
  const whole = packed.whole();
  for (let at = 0; at < whole.length; at += 255) {
    const block = whole.subarray(at, at + 255);
    out.all([block.length]);
    out.all(block);
  }
  out.all([0]);
}

/** Bytes that grow. */
class Bytes {
  #data = new Uint8Array(4096);
  length = 0;

  all(bytes: ArrayLike<number>): void {
    if (this.length + bytes.length > this.#data.length) {
      const larger = new Uint8Array(Math.max(2 * this.#data.length, this.length + bytes.length));
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data.set(bytes, this.length);
    this.length += bytes.length;
  }

  short(value: number): void {
    this.all([value & 0xff, value >> 8]);
  }

  text(text: string): void {
    this.all([...text].map((letter) => letter.charCodeAt(0)));
  }

  whole(): Uint8Array<ArrayBuffer> {
    return this.#data.slice(0, this.length);
  }
}
