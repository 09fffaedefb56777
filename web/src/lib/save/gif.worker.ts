// Makes a GIF beside the page, so that the page never waits.
import { Gif, paletteOf } from './gif';

/** What the page sends: samples for the colours, then frames, then the end. */
export type ToWorker =
  | { do: 'start'; width: number; height: number; samples: Uint8ClampedArray[] }
  | { do: 'frame'; pixels: Uint8ClampedArray; hundredths: number }
  | { do: 'finish' };

/** What the page hears after each of them: the size so far, and in the end the file. */
export type FromWorker = { size: number; file?: Uint8Array<ArrayBuffer> };

let gif: Gif | null = null;

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'start') gif = new Gif(data.width, data.height, paletteOf(data.samples));
  if (!gif) return;
  if (data.do === 'frame') gif.frame(data.pixels, data.hundredths);
  const answer: FromWorker = { size: gif.size };
  if (data.do === 'finish') answer.file = gif.finish();
  postMessage(answer);
};
