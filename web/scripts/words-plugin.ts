// Hands out the words of a language, so that a page fetches only the language it speaks, in one
// request: what every page needs, what a table needs, and the rules of the games.
import { createHash } from 'node:crypto';
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
  return FILES[part]
    .map((name) => join(locales, language, `${name}.ftl`))
    .filter((path) => existsSync(path));
}

/** Serves `virtual:words`: for each language and part how to fetch its text. Built, it is a file of
 * its own, for words are no program; while developing, a module that changes with its source. */
export function words(locales: string): Plugin {
  const name = 'virtual:words';
  const path = new RegExp(`^\0${name}/([a-z-]+)/([a-z]+)$`);
  let build = false;
  return {
    name: 'spielhof-words',
    configResolved: ({ command }) => void (build = command === 'build'),
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : null),
    load(id) {
      const [, language, part] = path.exec(id) ?? [];
      for (const file of watched(locales, language)) this.addWatchFile(file);
      if (language && part) {
        return `export default ${JSON.stringify(messages(locales, language, part as Part))}`;
      }
      if (id !== `\0${name}`) return null;
      if (!build)
        return index(locales, (language, part) => imported(`${name}/${language}/${part}`));
      return index(locales, (language, part) => {
        const source = messages(locales, language, part);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${language}-${part}-${hash}.ftl`;
        this.emitFile({ type: 'asset', fileName, source });
        return `get('/${fileName}')`;
      });
    },
  };
}

const GET = `const get = (path) => async () => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  return answer.text();
};
`;

const imported = (module: string) => `() => import('${module}').then((found) => found.default)`;

function watched(locales: string, language: string | undefined): string[] {
  return language ? PARTS.flatMap((part) => paths(locales, language, part)) : [];
}

function index(locales: string, how: (language: string, part: Part) => string): string {
  const entries = languages(locales).map((language) => {
    const parts = PARTS.map((part) => `${part}: ${how(language, part)}`);
    return `  ${JSON.stringify(language)}: { ${parts.join(', ')} },`;
  });
  return `${GET}export default {\n${entries.join('\n')}\n};`;
}
