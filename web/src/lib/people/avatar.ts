// The picture of a person, drawn from a number: a shape on a disc, and a smaller one on it.

/** Paths about the middle of a field of 100 by 100. */
const SHAPES = [
  'M-26-26H26V26H-26Z',
  'M0-34 31 22H-31Z',
  'M0-36 26 0 0 36-26 0Z',
  'M0-35 10-11 35-11 15 5 22 31 0 16-22 31-15 5-35-11-10-11Z',
  'M-17-30H17L34 0 17 30H-17L-34 0Z',
  'M-11-32H11V-11H32V11H11V32H-11V11H-32V-11H-11Z',
  'M0-36C26-8 28 6 20 19A24 24 0 0 1-20 19C-28 6-26-8 0-36Z',
  'M-30 0A30 30 0 0 1 30 0A30 30 0 0 1-30 0Z',
] as const;

/** Deep colours for the disc. */
const GROUNDS = [
  '#8a2d2d',
  '#9a5a10',
  '#2d6a3a',
  '#1f6470',
  '#2a4f93',
  '#5b3a8c',
  '#86306f',
  '#4d4034',
];
/** Light ones for the shapes, which any disc carries. */
const INKS = ['#f6d77a', '#f4b8a0', '#bfe3b4', '#a9dce3', '#c3cdf4', '#eab8dd', '#f2ead8'];
const TURNS = [0, 15, 30, 45, 60, 75, 90, 180];

/** What an avatar is drawn with. */
export interface AvatarLook {
  ground: string;
  shape: string;
  ink: string;
  turn: number;
  inner: string;
  innerInk: string;
}

/** The look of a number from 1 on. Each part depends on digits of its own. */
export function lookOf(avatar: number): AvatarLook {
  let rest = Math.max(0, Math.floor(avatar) - 1);
  const take = <T>(list: readonly T[]): T => {
    const index = rest % list.length;
    rest = Math.floor(rest / list.length);
    return list[index]!;
  };
  const [ground, shape, ink, turn, inner] = [
    take(GROUNDS),
    take(SHAPES),
    take(INKS),
    take(TURNS),
    take(SHAPES),
  ];
  // Never the same colour twice: the inner shape would not be seen.
  const innerInk = take(INKS.filter((one) => one !== ink));
  return { ground, shape, ink, turn, inner, innerInk };
}

/** As many as there are different looks. */
export const AVATARS =
  GROUNDS.length * SHAPES.length ** 2 * INKS.length * (INKS.length - 1) * TURNS.length;

/** A number for a new person; `luck` is at least 0 and less than 1. */
export function newAvatar(luck = Math.random()): number {
  return 1 + Math.floor(luck * AVATARS);
}
