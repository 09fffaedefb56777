// What each game is called in every language, and what else people call it: for the search, which
// finds a game by any of its names whatever language the reader speaks.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from './fluent.ts';

/** All names of each game, in small letters, one after the other. */
export function gameNames(locales: string, languages: readonly string[]): Record<string, string> {
  const found = new Map<string, Set<string>>();
  for (const path of nameSources(locales, languages)) {
    for (const [key, source] of entries(readFileSync(path, 'utf8'))) {
      const [, game] = /^(?:game|alias)-(.+)$/.exec(key) ?? [];
      if (!game) continue;
      const names = found.get(game) ?? new Set<string>();
      found.set(game, names);
      for (const name of namesIn(source)) names.add(name);
    }
  }
  return Object.fromEntries([...found].map(([game, names]) => [game, [...names].join(', ')]));
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
