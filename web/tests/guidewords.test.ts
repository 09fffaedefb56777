// Only the words of one game in one language are sent.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNames } from '../scripts/game-names.ts';
import { guidedGames, guideMessages, guideSources, named } from '../scripts/guide-words.ts';
import { languages, messages } from '../scripts/words-plugin.ts';

const LOCALES = join(import.meta.dirname, '../../locales');
const GUIDE = join(import.meta.dirname, '../../crates/guide');

let folder: string;
const at = (path: string) => join(folder, path);

function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spielhof-words-'));
  write('guide/pages/first.txt', 'turn\n  rule-step  1.2  [small-step]\n  rule-jump  1.3\n');
  write(
    'guide/lessons/first.txt',
    'tips: tip-ladder\n\nstep: try\nsay: lesson-step\nrule: rule-step',
  );
  write('guide/pages/second.txt', 'aim\n  rule-other\n');
  write('guide/lessons/third.txt', 'say: lesson-step\n');
  write(
    'locales/en/rules.ftl',
    '# Rules\nrule-step = Step.\nrule-jump = As in { $rule-step }, with { -piece }.\n' +
      'rule-other = Other.\ndiagram-small-step = A step.\ndiagram-unused = Unused.\n-piece = pieces\n',
  );
  write('locales/en/lessons.ftl', 'lesson-step = Do a step.\nlesson-unused = Unused.\n');
  write('locales/en/tips.ftl', 'tip-ladder = Build a ladder.\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const keysOf = (game: string, language = 'en') =>
  new FluentResource(guideMessages(at('locales'), at('guide'), language, game)).body.map(
    ({ id }) => id,
  );

describe('the words of a game', () => {
  it('are named in its page and its lesson; brackets name diagrams', () => {
    expect([...named('rule-jump  1.3 [one two-three]')]).toEqual(
      expect.arrayContaining(['rule-jump', 'diagram-one', 'diagram-two-three']),
    );
  });

  it('are all that it needs, and nothing else', () => {
    expect(keysOf('first').sort()).toEqual([
      '-piece',
      'diagram-small-step',
      'lesson-step',
      'rule-jump',
      'rule-step',
      'tip-ladder',
    ]);
    expect(keysOf('second')).toEqual(['rule-other']);
  });

  it('are none in a language that has none', () => {
    expect(keysOf('first', 'xx')).toEqual([]);
  });

  it('belong to games with a page or a lesson', () => {
    expect(guidedGames(at('guide'))).toEqual(['first', 'second', 'third']);
  });

  it('are made of files that can be watched', () => {
    const files = guideSources(at('locales'), at('guide'), 'en', 'second');
    expect(files.map((file) => file.slice(folder.length + 1))).toEqual([
      'locales/en/rules.ftl',
      'locales/en/lessons.ftl',
      'locales/en/tips.ftl',
      'guide/pages/second.txt',
    ]);
  });

  it.each(guidedGames(GUIDE))('of %s can be read in every language', (game) => {
    for (const language of languages(LOCALES)) {
      const source = guideMessages(LOCALES, GUIDE, language, game);
      const { body } = new FluentResource(source);
      expect(new Set(body.map(({ id }) => id)).size, language).toBe(body.length);
      expect(body.length, language).toBe((source.match(/^-?[a-z][\w-]* *=/gm) ?? []).length);
    }
  });
});

describe('the names of games', () => {
  const names = gameNames(LOCALES, languages(LOCALES));

  it('are those of all languages, each once, before what else people say', () => {
    write('locales/de/games.ftl', 'game-a = Mühle\nalias-a = Neun, Merels\nabout-a = Nichts\n');
    write('locales/fr/games.ftl', 'game-a = Moulin\nalias-a = merels\n');
    expect(gameNames(at('locales'), ['de', 'fr', 'xx'])).toEqual({
      a: 'mühle, moulin; neun, merels',
    });
  });

  it('are there for every game', () => {
    expect(Object.keys(names).length).toBeGreaterThan(25);
    expect(names['barricade']).toContain('malefiz');
  });

  it('that nobody reads are not sent with the words of a page', () => {
    expect(messages(LOCALES, 'en', 'words')).not.toContain('alias-');
    expect(messages(LOCALES, 'en', 'words')).toContain('game-barricade');
  });
});
