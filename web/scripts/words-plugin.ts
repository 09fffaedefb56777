// Makes one module of all words of a language, so that a page fetches only the language it
// speaks, in one request. The rules of the games are long and read rarely: they are a module of
// their own.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILES = {
  words: ['games', 'options', 'web', 'table', 'play', 'refusals', 'faults', 'server'],
  rules: ['rules'],
} as const;

type Part = keyof typeof FILES;
const PARTS = Object.keys(FILES) as Part[];

/** The languages that have words for this client. */
export function languages(locales: string): string[] {
  return readdirSync(locales)
    .filter((name) => existsSync(join(locales, name, 'web.ftl')))
    .sort();
}

/** All messages of one part in one language, without comments. */
export function messages(locales: string, language: string, part: Part): string {
  return FILES[part]
    .map((name) => join(locales, language, `${name}.ftl`))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8').replace(/^#.*\n/gm, ''))
    .join('\n');
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
      for (const file of FILES[part as Part]) {
        this.addWatchFile(join(locales, language, `${file}.ftl`));
      }
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
