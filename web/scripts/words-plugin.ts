// Hands out the words of a language, so that a page fetches only what it says: what every page
// needs, what a table needs, what pages about people need, what explains one game; and the names of
// the games in all languages.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { gameNames, nameSources } from './game-names.ts';
import { guidedGames, guideMessages, guideSources } from './guide-words.ts';

const FILES = {
  words: ['games', 'web', 'lobby', 'offline', 'guide', 'options'],
  table: [
    'table',
    'ceremony',
    'assist',
    'reasons',
    'looks',
    'touch',
    'play',
    'refusals',
    'faults',
    'server',
    'unrated',
    'copy',
    'plans',
    'people',
    'account',
    'bots',
    'ratings',
  ],
  people: ['history', 'privacy', 'quick', 'bots', 'ratings', 'unrated'],
  tournament: ['tournament', 'tournament-page'],
  safety: ['safety'],
  correspondence: ['correspondence'],
  reminders: ['reminders'],
  statistics: ['statistics'],
  proofs: ['proofs'],
  review: ['review-page'],
  puzzles: ['puzzle-page'],
} as const;

/** What is fetched together. */
export type Part = keyof typeof FILES;
/** Fetched with one name for all languages, as guides are: few pages need them. */
const TOPICS: readonly Part[] = [
  'tournament',
  'safety',
  'correspondence',
  'reminders',
  'statistics',
  'proofs',
  'review',
  'puzzles',
];
const PARTS = (Object.keys(FILES) as Part[]).filter((part) => !TOPICS.includes(part));

/** The folders that the words come from. */
export interface Sources {
  locales: string;
  /** The folder of the crate `guide`. */
  guide: string;
}

/** The languages that have words for this client. */
export function languages(locales: string): string[] {
  return readdirSync(locales)
    .filter((name) => existsSync(join(locales, name, 'web.ftl')))
    .sort();
}

/** All messages of one part in one language, without comments. Other names of games are left out:
 * nobody reads them. */
export function messages(locales: string, language: string, part: Part): string {
  return paths(locales, language, part)
    .map((path) => readFileSync(path, 'utf8').replace(/^#.*\n|^alias-.*\n(?:[ \t]+\S.*\n)*/gm, ''))
    .join('\n');
}

function paths(locales: string, language: string, part: Part): string[] {
  return FILES[part]
    .map((name) => join(locales, language, `${name}.ftl`))
    .filter((path) => existsSync(path));
}

const NAME = 'virtual:words';

/** Serves `virtual:words`: how to fetch each text. Built, each is a file of its own, for words are
 * no program; while developing, a module that changes with its source. */
export function words(sources: Sources): Plugin {
  let build = false;
  let base = '/';
  return {
    name: 'spielhof-words',
    configResolved(config) {
      build = config.command === 'build';
      base = config.base;
    },
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) {
        return build
          ? builtIndex(sources, base, (fileName, source) =>
              this.emitFile({ type: 'asset', fileName, source }),
            )
          : moduleIndex(sources);
      }
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const { text, files } = moduleOf(sources, id.slice(NAME.length + 2).split('/'));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

// While developing

/** What a module holds, and the files it is made of. Its address is `aliases`, `LANGUAGE/PART` or
 * `guide/LANGUAGE/GAME`. */
function moduleOf(
  { locales, guide }: Sources,
  [head = '', second = '', third = '']: string[],
): { text: unknown; files: string[] } {
  if (head === 'aliases') {
    const all = languages(locales);
    return { text: gameNames(locales, all), files: nameSources(locales, all) };
  }
  if (head === 'guide') {
    return {
      text: guideMessages(locales, guide, second, third),
      files: guideSources(locales, guide, second, third),
    };
  }
  const part = second as Part;
  return { text: messages(locales, head, part), files: paths(locales, head, part) };
}

function moduleIndex({ locales, guide }: Sources): string {
  const imported = (path: string) => `() => import('${NAME}/${path}').then((one) => one.default)`;
  const guides = languages(locales).flatMap((language) =>
    guidedGames(guide).map((game) => {
      const path = `${language}/${game}`;
      return `  '${path}': ${imported(`guide/${path}`)},`;
    }),
  );
  const topics = languages(locales).flatMap((language) =>
    TOPICS.map((topic) => `  '${language}/${topic}': ${imported(`${language}/${topic}`)},`),
  );
  return `${index(locales, (language, part) => imported(`${language}/${part}`))}
const guides = {
${[...guides, ...topics].join('\n')}
};
export const guide = async (language, game) => guides[language + '/' + game]?.() ?? '';
export const aliases = ${imported('aliases')};
`;
}

// Built

const getter = (base: string) => `const get = async (path) => {
  const answer = await fetch('${base}assets/' + path);
  if (!answer.ok) throw new Error(path);
  return answer;
};
const text = (path) => async () => (await get(path)).text();
`;

function builtIndex(
  sources: Sources,
  base: string,
  emit: (fileName: string, source: string) => void,
): string {
  const { locales } = sources;
  const all = index(locales, (language, part) => {
    const source = messages(locales, language, part);
    const name = `${language}-${part}-${hashOf(source)}.ftl`;
    emit(`assets/${name}`, source);
    return `text('${name}')`;
  });
  const names = JSON.stringify(gameNames(locales, languages(locales)));
  const namesFile = `aliases-${hashOf(names)}.json`;
  emit(`assets/${namesFile}`, names);
  // One name for all guides: three hundred would weigh more than the first page.
  const folder = emitGuides(sources, emit);
  return `${getter(base)}${all}
export const guide = (language, game) => text('${folder}/' + language + '/' + game + '.ftl')();
export const aliases = async () => (await get('${namesFile}')).json();
`;
}

function emitGuides(
  { locales, guide }: Sources,
  emit: (fileName: string, source: string) => void,
): string {
  const files = languages(locales).flatMap((language) => [
    ...guidedGames(guide).map((game) => ({
      name: `${language}/${game}.ftl`,
      source: guideMessages(locales, guide, language, game),
    })),
    ...TOPICS.map((topic) => ({
      name: `${language}/${topic}.ftl`,
      source: messages(locales, language, topic),
    })),
  ]);
  const folder = `guide-${hashOf(JSON.stringify(files))}`;
  for (const { name, source } of files) emit(`assets/${folder}/${name}`, source);
  return folder;
}

function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('base64url').slice(0, 8);
}

function index(locales: string, how: (language: string, part: Part) => string): string {
  const lines = languages(locales).map((language) => {
    const parts = PARTS.map((part) => `${part}: ${how(language, part)}`);
    return `  ${JSON.stringify(language)}: { ${parts.join(', ')} },`;
  });
  return `export default {\n${lines.join('\n')}\n};`;
}
