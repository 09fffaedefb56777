// Which games are shown, and in what order.
import type { GameInfo, Group } from './wire';

/** The headings, in their order. */
export const GROUPS: readonly Group[] = ['barricade', 'square', 'star', 'alone', 'other'];

/** Makes a word easy to find: without capitals and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
}

/** Is a game called exactly what is searched for? Its names are separated by commas. */
export function isCalled(search: string, names: string): boolean {
  const wanted = folded(search).trim();
  return names.split(',').some((name) => folded(name).trim() === wanted);
}

/** The games for a number of players (0: any) that have all words of the search in their text. */
export function matching(
  games: readonly GameInfo[],
  players: number,
  search: string,
  textOf: (game: GameInfo) => string,
): GameInfo[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    if (players > 0 && !game.players.includes(players)) return false;
    const text = folded(textOf(game));
    return words.every((word) => text.includes(word));
  });
}

/** The games under their headings; headings without games are left out. A game that was searched for
 * by its name comes first, and so does its heading. */
export function grouped(
  games: readonly GameInfo[],
  isNamed: (game: GameInfo) => boolean = () => false,
): { group: Group; games: GameInfo[] }[] {
  const namedFirst = (one: GameInfo, other: GameInfo) =>
    Number(isNamed(other)) - Number(isNamed(one));
  const groups = GROUPS.map((group) => ({
    group,
    games: games.filter((game) => game.group === group).sort(namedFirst),
  }));
  return groups
    .filter(({ games: found }) => found.length > 0)
    .sort((one, other) => namedFirst(one.games[0]!, other.games[0]!));
}

/** Numbers of players as people say them: `2–4`, `2, 4`. */
export function playerRange(players: readonly number[]): string {
  const first = players[0] ?? 1;
  const last = players.at(-1) ?? first;
  if (players.length > 2 && last - first === players.length - 1) return `${first}–${last}`;
  return players.join(', ');
}
