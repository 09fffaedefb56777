import { describe, expect, it } from 'vitest';
import { plan } from '../scripts/precache-plugin.ts';
import {
  belongs,
  how,
  languageToKeep,
  needed,
  pathWithin,
  type Build,
} from '../src/service-worker/decide.ts';

const build: Build = {
  version: 'v1',
  shell: ['assets/index-1.js', 'icon.svg'],
  words: {
    de: ['assets/de-words-1.ftl', 'assets/de-table-1.ftl'],
    en: ['assets/en-words-1.ftl', 'assets/en-table-1.ftl'],
  },
  others: ['assets/engine-1.wasm'],
  guides: 'assets/guide-1/',
};

const ask = (path: string, { mode = 'cors', method = 'GET', scope = '/' } = {}) =>
  how(
    { method, mode, url: `https://spiel.example${path}` },
    `https://spiel.example${scope}`,
    build,
  );

describe('the service worker answers', () => {
  it.each(['/', '/g/halma?players=4', '/t/abc', '/rules/halma', '/index.html'])(
    'a visit of %s with the page',
    (path) => expect(ask(path, { mode: 'navigate' })).toBe('page'),
  );

  it.each(['/api/me', '/api/tables/abc/record', '/metrics', '/icon.svg', '/sw.js'])(
    'a visit of %s not at all',
    (path) => expect(ask(path, { mode: 'navigate' })).toBe('browser'),
  );

  it.each(['/api/games', '/api/games/halma/guide'])('%s from the network first', (path) =>
    expect(ask(path)).toBe('fresh'),
  );

  it.each([
    '/api/health',
    '/api/me',
    '/api/tables',
    '/api/games/halma/best',
    '/api/games/halma/lesson/1',
    '/sw.js',
    '/unknown.txt',
  ])('%s not at all', (path) => expect(ask(path)).toBe('browser'));

  it.each([
    '/assets/index-1.js',
    '/assets/engine-1.wasm',
    '/assets/guide-1/de/halma.ftl',
    '/icon.svg',
  ])('%s from the cache first', (path) => expect(ask(path)).toBe('kept'));

  it('nothing that changes something, and nothing of others', () => {
    expect(ask('/api/games', { method: 'POST' })).toBe('browser');
    const url = 'https://other.example/assets/index-1.js';
    expect(how({ method: 'GET', mode: 'cors', url }, 'https://spiel.example/', build)).toBe(
      'browser',
    );
    expect(ask('/assets/index-1.js', { scope: '/demo/' })).toBe('browser');
    expect(ask('/demo/assets/index-1.js', { scope: '/demo/' })).toBe('kept');
    expect(ask('/demo/', { scope: '/demo/', mode: 'navigate' })).toBe('page');
  });
});

describe('a version', () => {
  it('needs the page and the words of one language', () => {
    expect(needed(build, 'de')).toEqual(['./', ...build.shell, ...build.words['de']!]);
    expect(needed(build, null)).toEqual(['./', ...build.shell]);
  });

  it.each([
    ['de', ['en'], 'de'],
    [null, ['fr-CH', 'de-AT'], 'de'],
    ['xx', ['fr'], 'en'],
    [null, ['constructor'], 'en'],
  ])('keeps the language that was said (%s) or wished (%s)', (said, wished, language) =>
    expect(languageToKeep(said, wished, build)).toBe(language),
  );

  it('knows which kept files are still its own', () => {
    const kept = ['assets/engine-1.wasm', 'assets/guide-1/de/halma.ftl', 'assets/en-table-1.ftl'];
    expect(kept.filter((path) => !belongs(path, build))).toEqual([]);
    const old = ['assets/engine-0.wasm', 'assets/guide-0/de/halma.ftl', 'assets/index-0.js'];
    expect(old.filter((path) => belongs(path, build))).toEqual([]);
  });

  it('knows what lies in its folder', () => {
    expect(pathWithin('https://a.example/demo/x?y#z', 'https://a.example/demo/')).toBe('x');
    expect(pathWithin('https://a.example/demos', 'https://a.example/demo/')).toBe(null);
  });
});

describe('the list of files', () => {
  const made = [
    'assets/index-1.js',
    'assets/index-1.css',
    'assets/de-words-1_-a.ftl',
    'assets/de-table-1.ftl',
    'assets/guide-1/de/halma.ftl',
    'assets/engine-1.wasm',
    'assets/worker-1.js',
    'assets/aliases-1.json',
  ];

  it('leaves the engine for later', () => {
    expect(plan(made, ['icon.svg'])).toEqual({
      shell: ['assets/index-1.css', 'assets/index-1.js', 'assets/worker-1.js', 'icon.svg'],
      words: { de: ['assets/de-words-1_-a.ftl', 'assets/de-table-1.ftl'] },
      others: ['assets/aliases-1.json', 'assets/engine-1.wasm'],
      guides: 'assets/guide-1/',
    });
  });
});
