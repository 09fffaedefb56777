import { describe, expect, it } from 'vitest';
import { Gif, paletteOf } from '$lib/save/gif';
import { unpacked } from './unpack';

const [WIDTH, HEIGHT] = [70, 50];

/** A picture from a colour for each pixel. */
function picture(colour: (x: number, y: number) => number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const value = colour(at % WIDTH, Math.floor(at / WIDTH));
    pixels.set([value >> 16, (value >> 8) & 0xff, value & 0xff, 255], 4 * at);
  }
  return pixels;
}

/** Noise, the same every time: LZW has to start its table anew. */
function noise(colours: readonly number[]): Uint8ClampedArray {
  let state = 7;
  return picture(() => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return colours[(state >>> 16) % colours.length]!;
  });
}

const near = (a: number, b: number) =>
  [16, 8, 0].every((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= 8);

describe('a GIF', () => {
  const colours = Array.from({ length: 200 }, (_, index) => (index * 0x051309) & 0xf8f8f8);
  const plain = picture((x, y) => (x < 20 && y < 10 ? 0xc23a2b : 0xdfbd88));
  const moved = picture((x, y) => (x >= 30 && x < 50 && y < 10 ? 0xc23a2b : 0xdfbd88));

  it('shows the frames that were put in', () => {
    const frames = [plain, moved, noise(colours), noise(colours), plain];
    const gif = new Gif(WIDTH, HEIGHT, paletteOf(frames));
    frames.forEach((frame, index) => gif.frame(frame, 10 + index));
    const found = unpacked(gif.finish());
    expect(found).toMatchObject({ width: WIDTH, height: HEIGHT, delays: [10, 11, 12, 13, 14] });
    expect(found.frames).toHaveLength(5);
    found.frames.forEach((pixels, index) => {
      const wrong = pixels.filter((value, at) => {
        const [r, g, b] = frames[index]!.subarray(4 * at, 4 * at + 3);
        return !near(value, (r! << 16) | (g! << 8) | b!);
      });
      expect(wrong, `frame ${index}`).toHaveLength(0);
    });
  });

  it('holds only what changed', () => {
    const gif = new Gif(WIDTH, HEIGHT, paletteOf([noise(colours)]));
    gif.frame(noise(colours), 10);
    const first = gif.size;
    gif.frame(noise(colours), 10);
    expect(gif.size - first).toBeLessThan(40);
  });

  it('chooses no more than 255 colours', () => {
    const many = picture((x, y) => ((x * 3) << 16) | ((y * 5) << 8) | ((x * y) % 256));
    expect(paletteOf([many]).length).toBeLessThanOrEqual(255);
    expect(paletteOf([plain])).toHaveLength(2);
  });
});
