// Hands out what games of computers were like, so that it is there without a server too.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { StatisticsRow } from '../src/lib/wire.ts';

const NAME = 'virtual:statistics';

/** Words that name what the numbers after them are. */
type Fields = Map<string, number[]>;

/** The rows of a data file by the id of the game. Its head says what its lines hold. */
export function rowsOf(text: string): Record<string, StatisticsRow[]> {
  const found: Record<string, StatisticsRow[]> = {};
  for (const line of text.split('\n')) {
    const words = (line.split('#')[0] ?? '').trim().split(/\s+/);
    const [game, players] = words;
    if (!game || !players) continue;
    (found[game] ??= []).push(rowOf(Number(players), fieldsOf(words.slice(2))));
  }
  return found;
}

function fieldsOf(words: readonly string[]): Fields {
  const fields: Fields = new Map();
  let numbers: number[] = [];
  for (const word of words) {
    if (/^-?\d+$/.test(word)) numbers.push(Number(word));
    else fields.set(word, (numbers = []));
  }
  return fields;
}

function rowOf(players: number, fields: Fields): StatisticsRow {
  const all = (name: string) => fields.get(name) ?? [];
  const [level = 0] = all('level');
  const [games = 0] = all('games');
  const [shared = 0] = all('shared');
  const [unfinished = 0] = all('unfinished');
  const [mean, p10, median, p90] = all('turns');
  const [correlation, low, high, swing] = all('luck');
  const won = all('won');
  return {
    players,
    source: 'self-play',
    level,
    games,
    won: Array.from({ length: won.length / 4 }, (_, side) => {
      const [of = 0, share = 0, from = 0, to = 0] = won.slice(4 * side, 4 * side + 4);
      return { games: of, share, low: from, high: to };
    }),
    shared,
    unfinished,
    ...(mean !== undefined && p10 !== undefined && median !== undefined && p90 !== undefined
      ? { turns: { mean, p10, median, p90 } }
      : {}),
    ...(correlation !== undefined && low !== undefined && high !== undefined && swing !== undefined
      ? { luck: { correlation, low, high, swing } }
      : {}),
  };
}

/** Serves `virtual:statistics`: the rows of all games. Whoever imports it while running gets a file of its
 * own. */
export function statistics(data: string): Plugin {
  return {
    name: 'spielhof-statistics',
    resolveId: (id) => (id === NAME ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      this.addWatchFile(data);
      return `export default ${JSON.stringify(rowsOf(readFileSync(data, 'utf8')))};`;
    },
  };
}
