import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { languages, messages, type Part } from '../scripts/words-plugin.ts';

const LOCALES = join(import.meta.dirname, '../../locales');
const SOURCE = join(import.meta.dirname, '../src');

/** Every message of a text, with the variables it asks for. */
function parsed(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, value } of new FluentResource(text).body) {
    expect(found.has(id), `${id} is there twice`).toBe(false);
    found.set(id, [...new Set(variables(value))].sort());
  }
  return found;
}

function variables(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'var' && 'name' in node) return [String(node.name)];
  return Object.values(node).flatMap(variables);
}

const inLanguage = (language: string, part: Part) => parsed(messages(LOCALES, language, part));
const ours = (language: string) => {
  const text = [
    'web',
    'offline',
    'table',
    'history',
    'privacy',
    'quick',
    'reminders',
    'review-page',
    'puzzle-page',
  ].map((name) => {
    try {
      return readFileSync(join(LOCALES, language, `${name}.ftl`), 'utf8');
    } catch {
      return '';
    }
  });
  return parsed(text.join('\n'));
};

/** All source text of the client. */
const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('wire.ts'))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .join('\n');

/** Keys that are written out where something is said. */
const literal = new Set(
  [
    ...code.matchAll(
      /\b(?:say|knows)\(\s*(?:[^()'`]*\?\s*)?'([a-z][a-z0-9-]*)'(?:\s*:\s*'([a-z][a-z0-9-]*)')?/g,
    ),
  ].flatMap(([, one, other]) => [one, other].filter((key) => key !== undefined)),
);
for (const [, key] of code.matchAll(/\bkey: '([a-z][a-z0-9-]*)'/g)) if (key) literal.add(key);

/** Keys that are put together, as patterns. */
const patterns = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{[^}]*\}([a-z0-9-]*)`/g)].map(
  ([, start, end]) => new RegExp(`^${start}[a-z0-9-]+${end}$`),
);

describe('the words of the client', () => {
  const english = new Map(
    (
      [
        'words',
        'table',
        'people',
        'tournament',
        'safety',
        'correspondence',
        'reminders',
        'statistics',
        'proofs',
        'review',
        'puzzles',
      ] as const
    ).flatMap((part) => [...inLanguage('en', part)]),
  );

  it('are spoken in English and German at least', () => {
    expect(languages(LOCALES)).toEqual(expect.arrayContaining(['de', 'en']));
  });

  it('are all there that the code says', () => {
    expect(literal.size).toBeGreaterThan(50);
    expect([...literal].filter((key) => !english.has(key))).toEqual([]);
  });

  it('are all said somewhere', () => {
    const quoted = (key: string) => code.includes(`'${key}'`) || code.includes(`"${key}"`);
    const unused = [...ours('en').keys()].filter(
      (key) => !quoted(key) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('say of every house rule what it is about', () => {
    const keys = [...english.keys()];
    const names = keys.flatMap((key) => /^about-option-(.+)$/.exec(key)?.[1] ?? []);
    const options = keys.filter((key) => key.startsWith('option-'));
    const belongs = (option: string, name: string) =>
      option === `option-${name}` || option.startsWith(`option-${name}-`);
    expect(options.filter((option) => !names.some((name) => belongs(option, name)))).toEqual([]);
    expect(names.filter((name) => !options.some((option) => belongs(option, name)))).toEqual([]);
  });

  it.each(languages(LOCALES))('are the same in %s, with the same variables', (language) => {
    for (const part of [
      'words',
      'table',
      'people',
      'tournament',
      'reminders',
      'statistics',
      'proofs',
      'review',
      'puzzles',
    ] as const) {
      const here = inLanguage(language, part);
      const there = inLanguage('en', part);
      expect([...here.keys()].sort()).toEqual([...there.keys()].sort());
      for (const [key, wanted] of there)
        expect(here.get(key), `${language}: ${key}`).toEqual(wanted);
    }
  });
});
