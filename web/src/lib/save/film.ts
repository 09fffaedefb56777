// A game as an animation: one frame for each move. The board and every kind of piece are painted
// once; a frame only puts them together, which takes a few milliseconds.
import { mount, unmount } from 'svelte';
import { frameOf } from '../board/frame';
import { pointsOf, yardsOf, type Point } from '../board/geometry';
import { markOf } from '../board/marks';
import { standingOf } from '../board/standing';
import { trailOf } from '../board/ways';
import Bead from '../game/Bead.svelte';
import { rolledIn } from '../table/speech';
import type { BoardShape, Layout, Move, Pieces } from '../wire';
import type { FromWorker, ToWorker } from './gif.worker';
import { canvasWith, imageOf } from './picture';
import Slab from './Slab.svelte';
import { svgText } from './svg';
import { pips } from '../table/pips';

/** A game to show. */
export interface Game {
  board: BoardShape;
  layout: Layout;
  moves: readonly Move[];
  /** The pieces at the beginning and after each move. */
  positions: readonly Pieces[];
  rotation: number;
}

/** A frame: what stands there, how it came about, and the dice. */
export interface Still {
  pieces: Pieces;
  move: Move | null;
  dice: number[];
}

/** How long a move and the end are shown, in hundredths of a second. */
const [EACH, END] = [70, 300];
/** Dice stand in a strip below the board, in parts of its width. */
const STRIP = 0.09;
const MOST_BYTES = 8_000_000;

/** The frames of a game. Dice that fall are shown with the move they allow. */
export function stillsOf({ moves, positions }: Game): Still[] {
  const stills: Still[] = [{ pieces: positions[0]!, move: null, dice: [] }];
  let dice: number[] = [];
  moves.forEach((move, index) => {
    const rolled = rolledIn(move);
    if (rolled.length > 0) dice = rolled;
    else stills.push({ pieces: positions[index + 1]!, move, dice });
  });
  return stills;
}

/** How wide a film of this number of frames is: long ones are smaller. */
export function widthFor(frames: number): number {
  return frames > 500 ? 320 : frames > 200 ? 420 : 520;
}

const newWorker = () => new Worker(new URL('./gif.worker.ts', import.meta.url), { type: 'module' });
let spare: Worker | null = null;

/** Fetches everything that a film needs, so that it can be made later without a network. */
export function prepare(): void {
  spare ??= newWorker();
}

/** Makes the film. `tell` hears how much is done, from 0 to 1. */
export async function filmOf(
  game: Game,
  { tell, stop }: { tell: (done: number) => void; stop: AbortSignal },
): Promise<Blob> {
  const stills = stillsOf(game);
  const painter = await Painter.of(game, stills, widthFor(stills.length));
  const worker = spare ?? newWorker();
  spare = null;
  const ask = (message: ToWorker, transfer: Transferable[] = []) =>
    new Promise<FromWorker>((done, fail) => {
      stop.onabort = () => fail(new DOMException('stopped', 'AbortError'));
      if (stop.aborted) return fail(new DOMException('stopped', 'AbortError'));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => done(data);
      worker.onerror = () => fail(new Error('no animation'));
      worker.postMessage(message, transfer);
    });
  try {
    const samples = [stills[0]!, stills.at(-1)!].map((still) => painter.paint(still));
    await ask({ do: 'start', width: painter.width, height: painter.height, samples });
    for (const [index, still] of stills.entries()) {
      const pixels = painter.paint(still);
      const hundredths = index === stills.length - 1 ? END : EACH;
      const { size } = await ask({ do: 'frame', pixels, hundredths }, [pixels.buffer]);
      if (size > MOST_BYTES) throw new Error('too large');
      tell((index + 1) / stills.length);
    }
    const { file } = await ask({ do: 'finish' });
    return new Blob([file!], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}

/** Paints frames. */
class Painter {
  #paper: CanvasRenderingContext2D;
  #sprites = new Map<string, CanvasImageSource>();
  #points: Point[];
  #yards: (Point | null)[];
  /** Pixels of a unit of the board. */
  #scale: number;
  #ground: CanvasImageSource;
  #colours: { last: string; edge: string; paper: string };

  private constructor(
    readonly game: Game,
    readonly width: number,
    readonly height: number,
    ground: CanvasImageSource,
  ) {
    this.#points = pointsOf(game.board, game.rotation);
    this.#yards = yardsOf(game.layout, this.#points);
    this.#scale = width / frameOf(game.board.id, this.#points).width;
    this.#ground = ground;
    this.#paper = canvasOf(width, height);
    this.#colours = {
      last: colourOf('--mark-last'),
      edge: colourOf('--mark-case'),
      paper: colourOf('--paper'),
    };
  }

  static async of(game: Game, stills: readonly Still[], width: number): Promise<Painter> {
    const host = document.createElement('div');
    host.className = 'unseen';
    host.setAttribute('aria-hidden', 'true');
    document.body.append(host);
    const painted = async (size: number, component: unknown) => {
      try {
        return await canvasWith(await imageOf(await svgText(host.querySelector('svg')!, size)));
      } finally {
        await unmount(component as Record<string, never>);
      }
    };
    try {
      const { board, layout, rotation } = game;
      const props = { board, layout, points: pointsOf(board, rotation) };
      const ground = await painted(width, mount(Slab, { target: host, props }));
      const strip = stills.some(({ dice }) => dice.length > 0) ? Math.round(STRIP * width) : 0;
      const painter = new Painter(game, width, ground.height + strip, ground);
      const size = Math.round(120 * painter.#scale);
      for (const mark of marksIn(stills, layout)) {
        const bead = mount(Bead, { target: host, props: { layout, colour: 0, mark } });
        painter.#sprites.set(mark, await painted(size, bead));
      }
      return painter;
    } finally {
      host.remove();
    }
  }

  /** The pixels of a frame. */
  paint({ pieces, move, dice }: Still): Uint8ClampedArray<ArrayBuffer> {
    const paper = this.#paper;
    const { left, top } = frameOf(this.game.board.id, this.#points);
    const unit = this.#scale;
    paper.resetTransform();
    paper.fillStyle = this.#colours.paper;
    paper.fillRect(0, 0, this.width, this.height);
    paper.drawImage(this.#ground, 0, 0);
    this.#dice(dice);
    paper.setTransform(unit, 0, 0, unit, -left * unit, -top * unit);
    if (move) this.#trail(move);
    const places = { points: this.#points, yards: this.#yards };
    for (const { x, y, place } of standingOf(pieces, this.game.layout, places)) {
      const mark =
        typeof place === 'object' && 'cell' in place
          ? pieces.cells[place.cell]!
          : markOf((place as { yard: number }).yard);
      const sprite = this.#sprites.get(mark);
      if (sprite) paper.drawImage(sprite, x - 60, y - 60, 120, 120);
    }
    return paper.getImageData(0, 0, this.width, this.height).data;
  }

  #trail(move: Move): void {
    const { path, from, to } = trailOf(move, this.#points);
    for (const [colour, width] of [
      [this.#colours.edge, 14],
      [this.#colours.last, 8],
    ] as const) {
      this.#paper.strokeStyle = colour;
      this.#paper.lineWidth = width;
      if (path) this.#paper.stroke(new Path2D(path));
      for (const [point, radius] of [
        [from, 20],
        [to, 46],
      ] as const) {
        if (!point) continue;
        this.#paper.beginPath();
        this.#paper.arc(point.x, point.y, radius, 0, 2 * Math.PI);
        this.#paper.stroke();
      }
    }
  }

  #dice(dice: readonly number[]): void {
    const size = STRIP * this.width * 0.8;
    dice.forEach((value, index) => {
      const paper = this.#paper;
      const x = this.width / 2 + (index - dice.length / 2) * size * 1.2;
      const y = this.height - STRIP * this.width * 0.9;
      paper.fillStyle = '#fffaf0';
      paper.strokeStyle = '#6b5a3c';
      paper.lineWidth = 2;
      paper.beginPath();
      paper.roundRect(x, y, size, size, size / 5);
      paper.fill();
      paper.stroke();
      paper.fillStyle = '#2a2018';
      for (const [column, row] of pips(value)) {
        paper.beginPath();
        paper.arc(x + size * (0.5 + 0.27 * column), y + size * (0.5 + 0.27 * row), size / 10, 0, 7);
        paper.fill();
      }
    });
  }
}

function marksIn(stills: readonly Still[], layout: Layout): Set<string> {
  const marks = new Set(layout.colours.map((_, index) => markOf(index + 1)));
  for (const { pieces } of stills) for (const mark of pieces.cells) marks.add(mark);
  marks.delete('.');
  return marks;
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas.getContext('2d', { willReadFrequently: true })!;
}

/** The value of a colour of the style sheet. */
function colourOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
