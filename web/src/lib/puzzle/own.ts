// A puzzle that somebody made: all of it stands in its address.

import { bytesOf, textOf } from '../base64';
import type { Plan } from '../wire';
import type { Puzzle } from './puzzle';

/** The number of the rules that set-ups are made for; a test compares it with the program's. */
export const RULES = 2;
/** No puzzle has more turns: nobody answers for one that does. */
const MOST_TURNS = 6;

/** The text of a record that begins with what a plan sets up. */
export function recordOf({ game, players, first = 1, options, figure, setup }: Plan): string {
  const picture = (name: string, text: string | undefined) =>
    text === undefined ? [] : [`${name}:`, ...text.split('\n').map((line) => `| ${line}`)];
  return [
    `game: ${game}`,
    `rules: ${RULES}`,
    `players: ${players}`,
    `first: ${first}`,
    ...Object.entries(options ?? {}).map(([name, value]) => `option ${name}: ${value}`),
    ...picture('figure', figure),
    ...picture('setup', setup),
    'actions:',
    '',
  ].join('\n');
}

/** A puzzle as what follows the `#` of its address. */
export function hashOf({ turns, difficulty, solutions, record }: Omit<Puzzle, 'id'>): string {
  const text = `${turns} ${difficulty} ${solutions}\n${record}`;
  return textOf(new TextEncoder().encode(text).buffer);
}

/** The puzzle of an address; none if there is none in it. */
export function puzzleIn(hash: string): Puzzle | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(hash));
    const [, turns, difficulty, solutions, record] =
      /^([1-9]\d?) ([0-5]) (\d+)\n([^]*)$/.exec(text) ?? [];
    if (!record?.startsWith('game:') || !turns || Number(turns) > MOST_TURNS) return null;
    return {
      id: '',
      turns: Number(turns),
      difficulty: Number(difficulty),
      solutions: Number(solutions),
      record,
    };
  } catch {
    return null;
  }
}
