// The words that explain one game: of its rules page, its lesson and its tips. Which messages a
// game needs stands in the files of crates/guide; everything there that is the name of a message is
// one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entries, withReferences } from './fluent.ts';

/** The files of a language that hold the words of guides. */
const FILES = ['rules', 'lessons', 'tips'];
/** The folders of crates/guide that name them. */
const FOLDERS = ['pages', 'lessons'];

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The messages that the text of a page or a lesson may name. */
export function named(text: string): Set<string> {
  const found = new Set<string>();
  for (const [token] of text.matchAll(/[a-z][a-z0-9-]*/g)) found.add(token);
  // Between brackets stand diagrams, whose captions are said.
  for (const [, names] of text.matchAll(/\[([^\]]*)\]/g)) {
    for (const name of names!.split(/[\s,]+/).filter(Boolean)) found.add(`diagram-${name}`);
  }
  return found;
}

/** The games that have a guide. */
export function guidedGames(guide: string): string[] {
  const files = FOLDERS.map((folder) => join(guide, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => name.endsWith('.txt'));
  return [...new Set(files.map((name) => basename(name, '.txt')))].sort();
}

/** Everything that the words of a game are made of. */
export function guideSources(
  locales: string,
  guide: string,
  language: string,
  game: string,
): string[] {
  const words = FILES.map((name) => join(locales, language, `${name}.ftl`));
  const outlines = FOLDERS.map((folder) => join(guide, folder, `${game}.txt`));
  return [...words, ...outlines].filter((path) => existsSync(path));
}

/** The words of a language that explain a game. */
export function guideMessages(
  locales: string,
  guide: string,
  language: string,
  game: string,
): string {
  const outline = FOLDERS.map((folder) => textOf(join(guide, folder, `${game}.txt`))).join('\n');
  const all = entries(
    FILES.map((name) => textOf(join(locales, language, `${name}.ftl`))).join('\n'),
  );
  const keys = withReferences(named(outline), all).sort();
  return keys.map((key) => `${all.get(key)}\n`).join('');
}
