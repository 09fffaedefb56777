// Makes modules of the words of a language, so that a page fetches only the language it speaks, in
// one request: what every page needs, what a table needs, and the rules of the games.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILES = {
  words: ['games', 'web', 'options'],
  table: ['table', 'play', 'refusals', 'faults', 'server'],
  rules: ['rules'],
} as const;

/** What is fetched together. */
export type Part = keyof typeof FILES;
const PARTS = Object.keys(FILES) as Part[];

/** The languages that have words for this client. */
export function languages(locales: string): string[] {
  return readdirSync(locales)
    .filter((name) => existsSync(join(locales, name, 'web.ftl')))
    .sort();
}

/** All messages of one part in one language, without comments. */
export function messages(locales: string, language: string, part: Part): string {
  return paths(locales, language, part)
    .map((path) => readFileSync(path, 'utf8').replace(/^#.*\n/gm, ''))
    .join('\n');
}

function paths(locales: string, language: string, part: Part): string[] {
  return FILES[part].map((name) => join(locales, language, `${name}.ftl`)).filter((path) => existsSync(path));
}

/** Serves `virtual:words` and behind it a module for each language and part. */
export function words(locales: string): Plugin {
  const name = 'virtual:words';
  const path = new RegExp(`^\0${name}/([a-z-]+)/([a-z]+)$`);
  return {
    name: 'spielhof-words',
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${name}`) return index(locales, name);
      const [, language, part] = path.exec(id) ?? [];
      if (!language || !part) return null;
      for (const file of paths(locales, language, part as Part)) this.addWatchFile(file);
      return `export default ${JSON.stringify(messages(locales, language, part as Part))}`;
    },
  };
}

function index(locales: string, name: string): string {
  const entries = languages(locales).map((language) => {
    const parts = PARTS.map((part) => `${part}: () => import('${name}/${language}/${part}')`);
    return `  ${JSON.stringify(language)}: { ${parts.join(', ')} },`;
  });
  return `export default {\n${entries.join('\n')}\n};`;
}
