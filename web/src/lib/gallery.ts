// Which games are shown, and in what order.
import type { GameInfo, Group } from './wire';

/** The headings, in their order. */
export const GROUPS: readonly Group[] = ['barricade', 'square', 'star', 'alone', 'other'];

/** Makes a word easy to find: without capitals and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
}

/** How well a game is called what is searched for: 2 by its name in some language, 1 by another name
 * that people have for it, 0 by none. Names are separated by commas, from the others by a semicolon. */
export function nameRank(search: string, names: string): number {
  const wanted = folded(search).trim();
  const among = (list: string) => list.split(',').some((name) => folded(name).trim() === wanted);
  const [own = '', others = ''] = names.split(';');
  if (wanted === '') return 0;
  return among(own) ? 2 : among(others) ? 1 : 0;
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

/** The games under their headings; headings without games are left out. Games that were searched for
 * by their names come first, and so do their headings. */
export function grouped(
  games: readonly GameInfo[],
  rank: (game: GameInfo) => number = () => 0,
): { group: Group; games: GameInfo[] }[] {
  const namedFirst = (one: GameInfo, other: GameInfo) => rank(other) - rank(one);
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
