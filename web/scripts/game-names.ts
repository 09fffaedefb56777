// What each game is called in every language, and what else people call it: for the search, which
// finds a game by any of its names whatever language the reader speaks.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from './fluent.ts';

/** All names of each game, in small letters: what it is called in the languages, separated by commas,
 * and after a semicolon what else people call it. */
export function gameNames(locales: string, languages: readonly string[]): Record<string, string> {
  const found = new Map<string, { names: Set<string>; others: Set<string> }>();
  for (const path of nameSources(locales, languages)) {
    for (const [key, source] of entries(readFileSync(path, 'utf8'))) {
      const [, kind, game] = /^(game|alias)-(.+)$/.exec(key) ?? [];
      if (!game) continue;
      const known = found.get(game) ?? { names: new Set<string>(), others: new Set<string>() };
      found.set(game, known);
      for (const name of namesIn(source)) known[kind === 'game' ? 'names' : 'others'].add(name);
    }
  }
  return Object.fromEntries(
    [...found].map(([game, { names, others }]) => [
      game,
      `${[...names].join(', ')}; ${[...others].filter((name) => !names.has(name)).join(', ')}`,
    ]),
  );
}

/** The files with the names. */
export function nameSources(locales: string, languages: readonly string[]): string[] {
  return languages
    .map((language) => join(locales, language, 'games.ftl'))
    .filter((path) => existsSync(path));
}

function namesIn(source: string): string[] {
  const text = source.slice(source.indexOf('=') + 1);
  return text
    .split(',')
    .map((name) => name.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
}
