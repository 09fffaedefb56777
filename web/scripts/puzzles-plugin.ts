// Hands out the puzzles: how many there are of each game, and those of one game at a time.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DIFFICULTIES, type Puzzle, type PuzzleGame } from '../src/lib/puzzle/puzzle.ts';

const NAME = 'virtual:puzzles';
/** What a record begins with. The other lines of a head are for people. */
const OF_A_RECORD = /^(game|rules|players|first|option .*):/;

/** The value of a line. */
function valueOf(lines: readonly string[], name: string): string {
  const line = lines.find((one) => one.startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() ?? '';
}

/** The puzzles of a data file. Blank lines part them; the first block is their head. */
export function puzzlesOf(text: string): Puzzle[] {
  const blocks = text
    .replace(/^#.*\n?/gm, '')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''));
  let head: string[] = [];
  const found: Puzzle[] = [];
  for (const block of blocks) {
    if (valueOf(block, 'game') !== '') head = block.filter((line) => OF_A_RECORD.test(line));
    const id = valueOf(block, 'puzzle');
    if (id === '') continue;
    const picture = block.filter((line) => line.startsWith('|'));
    found.push({
      id,
      turns: Number(valueOf(block, 'turns')),
      difficulty: Number(valueOf(block, 'difficulty')),
      solutions: valueOf(block, 'solutions').split(/\s+/).filter(Boolean).length,
      record: [...head, 'setup:', ...picture, 'actions:', ''].join('\n'),
    });
  }
  return found;
}

/** The puzzles of each game, in the order of the ids of the games: the puzzle of the day counts on it. */
export function listsOf(folder: string): Map<string, Puzzle[]> {
  if (!existsSync(folder)) return new Map();
  const games = readdirSync(folder)
    .flatMap((name) => /^(.+)\.txt$/.exec(name)?.[1] ?? [])
    .sort();
  const lists = games.map(
    (game) => [game, puzzlesOf(readFileSync(join(folder, `${game}.txt`), 'utf8'))] as const,
  );
  return new Map(lists.filter(([, puzzles]) => puzzles.length > 0));
}

/** How many puzzles each game has. */
export function countsOf(lists: Map<string, Puzzle[]>): PuzzleGame[] {
  return [...lists].map(([game, puzzles]) => ({
    game,
    counts: DIFFICULTIES.map((wanted) => puzzles.filter((one) => one.difficulty === wanted).length),
  }));
}

/** Serves `virtual:puzzles`: the counts, and how to fetch the puzzles of a game. Built, those are a file of
 * their own; while developing, a module. */
export function puzzles(folder: string): Plugin {
  let build = false;
  let base = '/';
  return {
    name: 'spielhof-puzzles',
    configResolved(config) {
      build = config.command === 'build';
      base = config.base;
    },
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const lists = listsOf(folder);
      for (const game of lists.keys()) this.addWatchFile(join(folder, `${game}.txt`));
      const game = id.slice(NAME.length + 2);
      if (game !== '') return `export default ${JSON.stringify(lists.get(game) ?? [])};`;
      const counts = `export const games = ${JSON.stringify(countsOf(lists))};\n`;
      if (!build) return counts + moduleLists(lists);
      return (
        counts +
        builtLists(lists, base, (fileName, source) =>
          this.emitFile({ type: 'asset', fileName, source }),
        )
      );
    },
  };
}

function moduleLists(lists: Map<string, Puzzle[]>): string {
  const imports = [...lists.keys()].map(
    (game) => `  '${game}': () => import('${NAME}/${game}').then((one) => one.default),`,
  );
  return `const lists = {
${imports.join('\n')}
};
export const list = async (game) => (Object.hasOwn(lists, game) ? lists[game]() : []);
export const files = [];
`;
}

function builtLists(
  lists: Map<string, Puzzle[]>,
  base: string,
  emit: (fileName: string, source: string) => void,
): string {
  const paths = [...lists].map(([game, puzzles]) => {
    const source = JSON.stringify(puzzles);
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    const path = `assets/puzzles-${game}-${hash}.json`;
    emit(path, source);
    return [game, base + path];
  });
  return `const paths = ${JSON.stringify(Object.fromEntries(paths))};
export const list = async (game) => {
  if (!Object.hasOwn(paths, game)) return [];
  const answer = await fetch(paths[game]);
  if (!answer.ok) throw new Error(game);
  return answer.json();
};
export const files = Object.values(paths);
`;
}
