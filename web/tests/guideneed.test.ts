// The words that explain a game come with its page, and again with another language.
import { beforeEach, describe, expect, it, vi } from 'vitest';

const fetched = vi.hoisted(() => [] as string[]);
const broken = vi.hoisted(() => new Set<string>());

vi.mock('virtual:words', () => {
  const TEXTS: Record<string, string> = {
    'en/first': 'rule-a = A.\nrule-b = See { $rule-a }.\n',
    'de/first': 'rule-a = Ah.\n',
    'en/second': 'rule-c = C.\n',
    'de/second': 'rule-c = Zeh.\n',
  };
  const part = (name: string) => async () => {
    fetched.push(name);
    return '';
  };
  const guide = async (language: string, game: string) => {
    const name = `${language}/${game}`;
    fetched.push(name);
    if (broken.delete(name)) throw new Error(name);
    return TEXTS[name] ?? '';
  };
  const parts = (language: string) => ({
    words: part(`${language}/words`),
    table: part(`${language}/table`),
  });
  return { default: { de: parts('de'), en: parts('en') }, guide, aliases: async () => ({}) };
});
vi.stubGlobal('document', { documentElement: {} });

const load = () => import('$lib/words');
let words: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  vi.resetModules();
  fetched.splice(0);
  words = await load();
});

describe('the words of a game', () => {
  it('are fetched in the language that is spoken, and in no other', async () => {
    await words.speak('de');
    await words.needGuide('second');
    expect(words.say('rule-c')).toBe('Zeh.');
    expect(fetched).toEqual(['de/words', 'de/second']);
  });

  it('are those of the language that is about to be spoken', async () => {
    const spoken = words.speak('de');
    await words.needGuide('second');
    await spoken;
    expect(fetched).not.toContain('en/second');
  });

  it('come again with another language, those of the last game alone', async () => {
    await words.needGuide('first');
    await words.needGuide('second');
    await words.speak('de');
    expect(words.say('rule-c')).toBe('Zeh.');
    expect(fetched).not.toContain('de/first');
  });

  it('that are missing are said in English, which can be told', async () => {
    await words.speak('de');
    await words.needGuide('first');
    expect([words.languageOf('rule-a'), words.languageOf('rule-b')]).toEqual(['de', 'en']);
    words.say('rule-b');
    await vi.waitFor(() => expect(words.say('rule-b', { 'rule-a': 3 })).toBe('See 3.'));
    expect(words.say('rule-a')).toBe('Ah.');
  });

  it('that could not be fetched are asked for again', async () => {
    broken.add('en/first');
    await expect(words.needGuide('first')).rejects.toThrow('en/first');
    await words.needGuide('first');
    expect(words.say('rule-a')).toBe('A.');
  });

  it('are in the language that was chosen last', async () => {
    await Promise.all([words.speak('de'), words.speak('en')]);
    expect(words.currentLanguage()).toBe('en');
  });
});
