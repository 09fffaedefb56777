// The board itself without pieces, as a list of shapes from the lowest to the highest.
import type { BoardShape, Layout, MarkingShape, Pieces } from '../wire';
import { faceOf, inSquares, type Face } from './faces';
import { frameOf, type Frame } from './frame';
import { hull, line, outline, yardPlace, yardsOf, type Point } from './geometry';
import { hueOf } from './marks';
import { box, circles, grid, joins, squares } from './paths';

/** A path, and the class that colours it. */
export interface Shape {
  name: string;
  d: string;
  /** Where the class leaves it open. */
  fill?: string;
  stroke?: string;
}

/** What is drawn. */
export interface Ground {
  board: BoardShape;
  layout: Layout;
  points: readonly Point[];
  /** What stands on it: where a game is played anywhere, the cells about its pieces stand out. */
  pieces?: Pieces | undefined;
}

/** All shapes of a board. Small pictures do without what nobody would see. */
export function groundOf(ground: Ground, small: boolean): Shape[] {
  const face = faceOf(ground.layout);
  const frame = frameOf(ground.board.id, ground.points);
  const [wood, relief] = slab(face, frame, small);
  const drawn = surface(face, ground);
  return [
    ...wood,
    // The grain runs through painted squares.
    ...(inSquares(face) ? [...drawn, ...relief] : [...relief, ...drawn]),
    ...areas(face, ground),
    ...cells(face, ground),
    ...signs(ground),
    ...yards(ground),
  ].filter(({ d }) => d !== '');
}

/** The slab with its rim, and the grain and light on it. */
function slab(face: Face, frame: Frame, small: boolean): [Shape[], Shape[]] {
  const round = face === 'star' || face === 'cross';
  const flat = inSquares(face);
  const about = (inset: number, radius: number) =>
    round ? circles([{ x: 0, y: 0 }], frame.width / 2 - inset) : box(frame, inset, radius);
  const inner = about(frame.rim, flat ? 4 : 18);
  return [
    [
      // Strokes about the slab are its shadow. A filter would blur the whole board again for every
      // mark on it.
      ...(small ? [] : [1, 2, 3, 4]).map((step) => ({
        name: `shadow step${step}`,
        d: about(0, 34),
      })),
      { name: 'frame', d: about(0, 34), fill: 'url(#frame)' },
      { name: 'groove', d: round ? about(22, 0) : '' },
      { name: round ? '' : 'brim', d: inner, fill: flat ? 'var(--board-light)' : 'url(#face)' },
    ],
    [
      { name: 'relief', d: small ? '' : inner, fill: 'url(#grain)' },
      { name: 'relief', d: small && !round ? '' : inner, fill: 'url(#lamp)' },
    ],
  ];
}

/** Squares and lines, the same for every game. */
function surface(face: Face, { board, points, pieces }: Ground): Shape[] {
  const dark = points.filter((_, cell) => board.cells[cell]?.dark);
  if (face === 'squares') {
    return [
      { name: 'dark', d: squares(dark, 100) },
      { name: 'cell-line', d: squares(points, 100) },
    ];
  }
  if (face === 'fields') {
    const used = near(points, pieces);
    return [
      { name: 'dark unused', d: squares(dark, 100) },
      { name: 'field-line', d: squares(points, 100) },
      { name: 'light', d: squares(used, 100) },
      {
        name: 'dark',
        d: squares(
          used.filter((point) => dark.includes(point)),
          100,
        ),
      },
      { name: 'used', d: outline(used) },
    ];
  }
  if (face === 'lines') {
    return [
      { name: 'stroke', d: grid(points) },
      { name: 'dot', d: circles(starPoints(points), 11) },
    ];
  }
  // On the lines of a point board only neighbours in row and column are joined by a stroke.
  const straight = board.joins.filter(([a, b]) => {
    const [from, to] = [points[a], points[b]];
    return from && to && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 110;
  });
  if (face === 'points') return [{ name: 'stroke', d: joins(points, straight) }];
  if (face === 'cross') return [{ name: 'stroke thin faint', d: joins(points, straight) }];
  if (face === 'star') {
    return [
      { name: 'inlay', d: triangles(points) },
      { name: 'stroke thin', d: joins(points, board.joins) },
    ];
  }
  return [];
}

/** The cells with pieces and those beside them. */
function near(points: readonly Point[], pieces: Pieces | undefined): Point[] {
  const taken = points.filter((_, cell) => (pieces?.cells[cell] ?? '.') !== '.');
  return points.filter(({ x, y }) =>
    taken.some((other) => Math.abs(other.x - x) < 110 && Math.abs(other.y - y) < 110),
  );
}

/** Crossings that are dotted, so that one finds one's way on a board of many lines. */
function starPoints(points: readonly Point[]): Point[] {
  const far = Math.max(...points.map(({ x }) => x)) - 300;
  return points.filter(({ x, y }) => Math.abs(x) === far && Math.abs(y) === far);
}

/** The two great triangles that make the star. */
function triangles(points: readonly Point[]): string {
  const far = Math.max(...points.map(({ x, y }) => Math.hypot(x, y)));
  const tips = points
    .filter(({ x, y }) => Math.hypot(x, y) > far - 5)
    .sort((a, b) => Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x));
  return [0, 1].map((odd) => `${line(tips.filter((_, at) => at % 2 === odd))}Z`).join('');
}

const at = (points: readonly Point[], { cells }: MarkingShape) =>
  cells.flatMap((cell) => points[cell] ?? []);
const hueFor = (layout: Layout, { colour }: MarkingShape) =>
  colour === null ? 'neutral' : hueOf(layout, colour);

/** What a marking covers: squares side by side, or the shape about holes. */
function areas(face: Face, { layout, points }: Ground): Shape[] {
  const sharp = inSquares(face) || face === 'points' || face === 'lines';
  const shapes = (marking: MarkingShape): Shape[] => {
    const cells = at(points, marking);
    const d = sharp ? outline(cells) : `${line(hull(cells))}Z`;
    const hue = hueFor(layout, marking);
    const fill = `var(--${hue})`;
    switch (marking.kind) {
      case 'station':
        return [{ name: 'station', d, fill }];
      case 'home':
        return sharp
          ? [
              { name: 'tint', d, fill },
              { name: 'edge', d, stroke: `var(--${hue}-deep)` },
            ]
          : [{ name: 'wide', d, fill, stroke: fill }];
      case 'goal':
        return [
          { name: 'hatched', d, fill: `url(#hatch-${hue})` },
          { name: 'edge dashed', d: sharp ? d : '', stroke: fill },
        ];
      case 'line':
        return [
          { name: 'winning case', d: line(cells) },
          { name: 'winning', d: line(cells) },
        ];
      case 'hexagon':
        return [{ name: 'hexagon', d }];
      default:
        return [];
    }
  };
  const ORDER = ['station', 'home', 'goal', 'line', 'hexagon'];
  return ORDER.flatMap((kind) =>
    layout.markings.filter((one) => one.kind === kind).flatMap(shapes),
  );
}

/** Holes and fields. */
function cells(face: Face, { board, points }: Ground): Shape[] {
  if (face === 'star' || face === 'cross') {
    const r = face === 'star' ? 31 : 34;
    return [
      { name: 'lit', d: circles(points, r) },
      { name: 'hollow', d: circles(points, r) },
      { name: 'floor', d: circles(points, r - 5) },
    ];
  }
  if (face === 'barricade') {
    return [
      { name: 'road edge-of-road', d: joins(points, board.joins) },
      { name: 'road', d: joins(points, board.joins) },
      { name: 'lit', d: circles(points, 37) },
      { name: 'round', d: circles(points, 37) },
      { name: 'field', d: circles(points, 32) },
    ];
  }
  return face === 'points' ? [{ name: 'dot', d: circles(points, 7) }] : [];
}

const HOUSE = 'm0-28l27 24h-8v28h-13v-17h-12v17h-13v-28h-8z';

/** What is painted on single cells. */
function signs({ layout, points }: Ground): Shape[] {
  return layout.markings.flatMap((marking) => {
    const cells = at(points, marking);
    const hue = hueFor(layout, marking);
    switch (marking.kind) {
      case 'no-barricade':
        return [{ name: 'no-barricade', d: circles(cells, 9) }];
      case 'entry':
        return [
          {
            name: 'entry-way',
            d: cells.map(({ x, y }) => `M${x} ${y + 36}v56`).join(''),
            stroke: `var(--${hue})`,
          },
          {
            name: 'entry',
            d: circles(cells, 35),
            fill: `var(--${hue})`,
            stroke: `var(--piece-edge, var(--${hue}-deep))`,
          },
        ];
      case 'home-square':
        return [
          { name: 'felt', d: circles(cells, 50) },
          { name: 'house', d: cells.map(({ x, y }) => `M${x} ${y}${HOUSE}`).join('') },
        ];
      case 'figure':
        return [
          { name: 'figure case', d: circles(cells, 33) },
          { name: 'figure', d: circles(cells, 33) },
        ];
      default:
        return [];
    }
  });
}

/** Where the pieces wait. */
function yards({ layout, points }: Ground): Shape[] {
  return yardsOf(layout, points).flatMap((yard, index) => {
    if (!yard) return [];
    const hue = hueOf(layout, index + 1);
    const room = { left: yard.x - 138, top: yard.y - 92, width: 276, height: 186 };
    const places = [0, 1, 2, 3, 4].map((place) => yardPlace(yard, place));
    return [
      {
        name: 'yard',
        d: box(room, 0, 46),
        fill: `var(--${hue})`,
        stroke: `var(--piece-edge, var(--${hue}-deep))`,
      },
      { name: 'seat', d: circles(places, 26, 0, 14) },
    ];
  });
}
