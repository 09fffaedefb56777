// All words on screen: Fluent messages in the reader's language.
import { FluentBundle, FluentResource, type FluentNumber } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import languages, { guide } from 'virtual:words';
import type { Arg, Said } from './wire';

/** Every language there are words for, by its code. */
export const LANGUAGES: readonly string[] = Object.keys(languages);

/** Each language in its own words: a name is no sentence and needs no translation. */
export const LANGUAGE_NAMES: Record<string, string> = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  ru: 'Русский',
  sv: 'Svenska',
};

/** What is spoken where a message is missing, and where we speak none of the reader's languages. */
export const FALLBACK = 'en';

/** What every page needs, what a table needs, what pages about people need, what explains a game or is
 * said about tournaments. */
export type Part = 'words' | 'table' | 'people' | `guide/${string}`;
type Args = Record<string, Arg | FluentNumber>;
const GUIDE = 'guide/';

const bundles = new Map<string, FluentBundle>();
const fetched = new Map<string, Promise<void>>();
const loaded = new Set<string>();
const needed = new Set<Part>(['words']);
let language = FALLBACK;
/** The language that is spoken as soon as its words are here. */
let next = FALLBACK;
let changed = () => {};
const subscribe = createSubscriber((update) => {
  changed = update;
});

/** The first of the wanted languages that we speak. */
export function pickLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (LANGUAGES.includes(code)) return code;
  }
  return FALLBACK;
}

/** The language that is spoken. */
export function currentLanguage(): string {
  subscribe();
  return language;
}

/** Speaks another language as soon as its words are here. */
export async function speak(code: string): Promise<void> {
  next = code;
  await Promise.all([...needed].map((part) => load(code, part)));
  // Another one may have been chosen meanwhile.
  if (next !== code) return;
  language = code;
  document.documentElement.lang = code;
  changed();
}

/** Fetches more words, now and whenever another language is chosen. */
export async function need(part: Part): Promise<void> {
  needed.add(part);
  await load(next, part);
  changed();
}

/** Fetches the words that explain a game. Those of the game before are no longer needed. */
export async function needGuide(game: string): Promise<void> {
  for (const part of needed) if (part.startsWith(GUIDE)) needed.delete(part);
  await need(`${GUIDE}${game}`);
}

/** A message in the reader's language; its key if there is none, so that the gap can be seen. */
export function say(key: string, args?: Args): string {
  subscribe();
  return find(language, key, args) ?? fallback(key, args);
}

/** Is there such a message? */
export function knows(key: string): boolean {
  subscribe();
  return bundles.get(language)?.hasMessage(key) ?? false;
}

/** The language in which a message is said: the reader's, or the one that stands in for it. */
export function languageOf(key: string): string {
  return knows(key) ? language : FALLBACK;
}

/** What the server said, in words. They come with the words of a table, which are fetched where a
 * page did without them so far; until they are here, nothing is said. */
export function saidText(said: Said): string {
  if (!knows(said.key) && !loaded.has(`${language}/table`)) {
    need('table').catch(() => {
      // Better a key than nothing.
      loaded.add(`${language}/table`);
      changed();
    });
    return '';
  }
  return say(said.key, said.args);
}

function find(code: string, key: string, args?: Args): string | null {
  const bundle = bundles.get(code);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : null;
}

function fallback(key: string, args?: Args): string {
  for (const part of needed) {
    if (!fetched.has(`${FALLBACK}/${part}`)) load(FALLBACK, part).then(changed, () => {});
  }
  return find(FALLBACK, key, args) ?? key;
}

function load(code: string, part: Part): Promise<void> {
  const name = `${code}/${part}`;
  const before = fetched.get(name);
  if (before) return before;
  const wanted = fetchPart(code, part);
  fetched.set(name, wanted);
  // What could not be fetched is asked for again when it is needed again.
  wanted.catch(() => fetched.delete(name));
  return wanted;
}

async function fetchPart(code: string, part: Part): Promise<void> {
  const text = await textOf(code, part);
  if (text === undefined) return;
  let bundle = bundles.get(code);
  if (!bundle) {
    // Isolation marks help where scripts run both ways; none of ours does.
    bundle = new FluentBundle(code, { useIsolating: false });
    bundles.set(code, bundle);
  }
  bundle.addResource(new FluentResource(text));
  loaded.add(`${code}/${part}`);
}

async function textOf(code: string, part: Part): Promise<string | undefined> {
  if (part === 'words' || part === 'table' || part === 'people') return languages[code]?.[part]();
  return guide(code, part.slice(GUIDE.length));
}
