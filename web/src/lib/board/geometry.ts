// Where everything on a board is, on paper: x to the right, y downwards, neighbours 100 apart.
import type { BoardShape, Layout } from '../wire';

/** A point on paper. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle on paper. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The distance of neighbours. */
export const UNIT = 100;

/** How a board is turned: how often until it is as before, and by what angle. */
const TURNS: Record<string, number> = { star: 6, barricade: 1 };

/** Boards whose cells are points, holes or fields; all others have squares. */
const WITHOUT_SQUARES = ['points', 'cross', 'star', 'barricade'];

/** Are the cells of a board squares? */
export function isSquared(board: string): boolean {
  return !WITHOUT_SQUARES.includes(board);
}

/** In how many ways a board can be turned. */
export function turnsOf(board: string): number {
  return TURNS[board] ?? 4;
}

/** A point turned clockwise about the middle. */
export function turned(point: Point, board: string, rotation: number): Point {
  const turns = turnsOf(board);
  const angle = (2 * Math.PI * (((rotation % turns) + turns) % turns)) / turns;
  if (angle === 0) return point;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: tidy(point.x * cos - point.y * sin), y: tidy(point.x * sin + point.y * cos) };
}

// Hundredths are finer than any screen, and short numbers are quick to draw.
function tidy(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** Where the cells are. */
export function pointsOf(board: BoardShape, rotation = 0): Point[] {
  return board.cells.map(({ x, y }) =>
    turned({ x: (x * UNIT) / 1000, y: (-y * UNIT) / 1000 || 0 }, board.id, rotation),
  );
}

/** The room that points take. */
export function boxOf(points: readonly Point[], margin: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    left,
    top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
}

/** How the pieces that wait in a yard stand, about its middle. */
export const YARD_PLACES: readonly Point[] = [
  { x: 0, y: -32 },
  { x: -88, y: -32 },
  { x: 88, y: -32 },
  { x: -44, y: 44 },
  { x: 44, y: 44 },
];

/** The middle of each colour's yard, or null where a colour has none. */
export function yardsOf(layout: Layout, points: readonly Point[]): (Point | null)[] {
  return layout.colours.map((_, index) => {
    const entry = layout.markings.find(
      (marking) => marking.kind === 'entry' && marking.colour === index + 1,
    );
    const above = entry?.cells[0] === undefined ? undefined : points[entry.cells[0]];
    return above ? { x: above.x, y: above.y + 165 } : null;
  });
}

/** Where the n-th piece of a yard stands. */
export function yardPlace(yard: Point, index: number): Point {
  const place = YARD_PLACES[index % YARD_PLACES.length] ?? { x: 0, y: 0 };
  return { x: yard.x + place.x, y: yard.y + place.y };
}

/** The cell under a point, if one is near enough. */
export function nearest(points: readonly Point[], at: Point, reach = 0.62 * UNIT): number | null {
  let best: number | null = null;
  let least = reach * reach;
  points.forEach((point, index) => {
    const distance = (point.x - at.x) ** 2 + (point.y - at.y) ** 2;
    if (distance <= least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

/** A direction of the arrow keys. */
export type Heading = 'up' | 'down' | 'left' | 'right';

const HEADINGS: Record<Heading, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * The cell an arrow key leads to. `anchor` is where the row of key presses began: holes of a star
 * stand between those of the next row, and without an anchor one would drift.
 */
export function step(
  points: readonly Point[],
  from: number,
  heading: Heading,
  anchor: Point | undefined = points[from],
): number | null {
  const start = points[from];
  if (!start || !anchor) return null;
  const ahead = HEADINGS[heading];
  const across = ahead.x === 0;
  let best: number | null = null;
  let least = Infinity;
  points.forEach((point, index) => {
    const far = (point.x - start.x) * ahead.x + (point.y - start.y) * ahead.y;
    if (far < 0.3 * UNIT) return;
    const aside = Math.abs(across ? point.x - anchor.x : point.y - anchor.y);
    // What lies more aside than ahead is another direction.
    const fromHere = Math.abs(across ? point.x - start.x : point.y - start.y);
    if (fromHere > 1.2 * far + 1) return;
    const cost = far + 1.6 * aside;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

/** The rotation in which a seat's own pieces lie nearest to the viewer. */
export function rotationFor(board: BoardShape, layout: Layout, seat: number): number {
  const cells = homeOf(layout, seat);
  if (cells.length === 0) return 0;
  let best = 0;
  let most = -Infinity;
  for (let rotation = 0; rotation < turnsOf(board.id); rotation += 1) {
    const points = pointsOf(board, rotation);
    // A corner lies left rather than right, so that the way leads up as one reads.
    const sum = cells.reduce((total, cell) => {
      const point = points[cell];
      return point ? total + point.y - point.x / 8 : total;
    }, 0);
    if (sum > most + 1) {
      most = sum;
      best = rotation;
    }
  }
  return best;
}

function homeOf(layout: Layout, seat: number): number[] {
  const colours = layout.colours.flatMap((colour, index) =>
    colour.seat === seat ? [index + 1] : [],
  );
  const homes = layout.markings.filter(
    ({ kind, colour }) => kind === 'home' && colour !== null && colours.includes(colour),
  );
  if (homes.length > 0) return homes.flatMap((home) => home.cells);
  return [...layout.start.cells].flatMap((mark, cell) =>
    colours.includes(Number(mark)) ? [cell] : [],
  );
}

/** The outline of a set of unit squares about points, as a path. */
export function outline(points: readonly Point[]): string {
  const half = UNIT / 2;
  const key = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;
  // Each side of a square runs clockwise; two squares side by side cancel theirs.
  const sides = new Map<string, [Point, Point]>();
  for (const { x, y } of points) {
    const corners: Point[] = [
      { x: x - half, y: y - half },
      { x: x + half, y: y - half },
      { x: x + half, y: y + half },
      { x: x - half, y: y + half },
    ];
    corners.forEach((a, index) => {
      const b = corners[(index + 1) % 4] as Point;
      const back = `${key(b.x, b.y)}>${key(a.x, a.y)}`;
      if (!sides.delete(back)) sides.set(`${key(a.x, a.y)}>${key(b.x, b.y)}`, [a, b]);
    });
  }
  return joined([...sides.values()]);
}

function joined(sides: [Point, Point][]): string {
  const same = (a: Point, b: Point) => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;
  let path = '';
  while (sides.length > 0) {
    const [first, second] = sides.pop() as [Point, Point];
    path += `M${first.x} ${first.y}L${second.x} ${second.y}`;
    let end = second;
    while (!same(end, first)) {
      const next = sides.findIndex(([a]) => same(a, end));
      if (next < 0) break;
      end = (sides.splice(next, 1)[0] as [Point, Point])[1];
      path += `L${end.x} ${end.y}`;
    }
    path += 'Z';
  }
  return path;
}

/** The corners of the smallest shape without dents that holds all points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const cross = (o: Point, a: Point, b: Point) =>
    (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (input: Point[]) => {
    const chain: Point[] = [];
    for (const point of input) {
      while (
        chain.length > 1 &&
        cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0.5
      ) {
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** A line through points. */
export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
