// The client draws what it is told and knows no game: a new game needs no change here. Its code must
// not name one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SOURCE = here('../src');

/** The list of games is made from the catalogue. */
const IDS = [
  ...readFileSync(here('../../docs/games.md'), 'utf8').matchAll(/^\| `([a-z0-9-]+)` \|/gm),
].map(([, id]) => id!);

/** Games whose id is also another word of the client. Only what names the game is wrong then. */
const OTHER_MEANINGS: Record<string, string> = {
  barricade: 'a board, a heading in the gallery and a kind of piece',
  connection: 'the line to the server',
};

const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(SOURCE.length + 1));

/** The games that a line of code names. */
function named(line: string): string[] {
  return IDS.filter((id) => pattern(id).test(line));
}

function pattern(id: string): RegExp {
  if (!(id in OTHER_MEANINGS)) return new RegExp(`\\b${id}\\b`, 'i');
  const quoted = `['"\`]${id}['"\`]`;
  return new RegExp(
    [
      `\\bgame\\w*\\b[^;]*${quoted}`,
      `${quoted}[^;]*\\bgame\\b`,
      `\\b(game|about|rules)-${id}\\b`,
      `/(g|rules|learn|edit)/${id}\\b`,
    ].join('|'),
    'i',
  );
}

describe('the scan', () => {
  it('knows all games', () => {
    expect(IDS.length).toBeGreaterThan(25);
    expect(IDS).toEqual(
      expect.arrayContaining(['halma', 'le-zug', ...Object.keys(OTHER_MEANINGS)]),
    );
  });

  it.each([
    ["if (layout.game === 'halma') {", 'halma'],
    ['const MOST = { gobang: 225 };', 'gobang'],
    ["say('rules-top-secret')", 'top-secret'],
    ["if (view.layout.game === 'barricade') {", 'barricade'],
    ["if ('connection' === game) {", 'connection'],
    ["say('about-barricade')", 'barricade'],
    ['<a href="/g/connection">', 'connection'],
    ['// A board of Tippy.', 'tippy'],
  ])('finds the game in: %s', (line, id) => expect(named(line)).toContain(id));

  it.each(["if (board.id === 'barricade') {", "import { Connection } from './connection';"])(
    'finds no game in: %s',
    (line) => expect(named(line)).toEqual([]),
  );
});

describe('the code of the client', () => {
  it('names no game', () => {
    const found = files.flatMap((path) => {
      const lines = readFileSync(join(SOURCE, path), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        named(line).map((id) => `${path}:${index + 1} names ${id}`),
      );
    });
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
