import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countsOf, listsOf, puzzles, puzzlesOf } from '../../scripts/puzzles-plugin.ts';
import { gameOf } from '../../src/lib/puzzle/puzzle.ts';

const DATA = join(import.meta.dirname, '../../../crates/puzzle/data');

const FILE = `# Puzzles of a game, made by a script.
game: some-game
rules: 2
players: 2
option blocked: clear

puzzle: some-game-1
turns: 1
difficulty: 1
effort: 12
solutions: @f2
setup:
| turn: 1
| 2 2 1 1 . .

puzzle: some-game-2
turns: 3
difficulty: 4
effort: 900
solutions: a1-b1 c1-d1
setup:
| turn: 2
| 1 . . .
`;

describe('the data file', () => {
  it('becomes puzzles, each with its record', () => {
    expect(puzzlesOf(FILE)).toEqual([
      {
        id: 'some-game-1',
        turns: 1,
        difficulty: 1,
        solutions: 1,
        record:
          'game: some-game\nrules: 2\nplayers: 2\noption blocked: clear\nsetup:\n| turn: 1\n| 2 2 1 1 . .\nactions:\n',
      },
      {
        id: 'some-game-2',
        turns: 3,
        difficulty: 4,
        solutions: 2,
        record:
          'game: some-game\nrules: 2\nplayers: 2\noption blocked: clear\nsetup:\n| turn: 2\n| 1 . . .\nactions:\n',
      },
    ]);
  });

  it('is counted by difficulty', () => {
    const lists = new Map([['some-game', puzzlesOf(FILE)]]);
    expect(countsOf(lists)).toEqual([{ game: 'some-game', counts: [1, 0, 0, 1, 0] }]);
  });
});

describe('the puzzles that come with the app', () => {
  const lists = listsOf(DATA);

  it('are there, in the order of the games', () => {
    expect(lists.size).toBeGreaterThan(0);
    expect([...lists.keys()]).toEqual([...lists.keys()].sort());
  });

  it('say what they have to say', () => {
    for (const [game, puzzles] of lists) {
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
      for (const { id, turns, difficulty, solutions, record } of puzzles) {
        expect(gameOf(id), id).toBe(game);
        expect(record, id).toMatch(
          /^game: .*\nrules: \d+\nplayers: \d\n[^]*setup:\n\|[^]*actions:\n$/,
        );
        expect(turns, id).toBeGreaterThan(0);
        expect(solutions, id).toBeGreaterThan(0);
        expect([1, 2, 3, 4, 5], id).toContain(difficulty);
      }
    }
  });

  it('are none where there is no folder', () => {
    expect(listsOf('/nowhere').size).toBe(0);
  });
});

describe('what the client imports', () => {
  /** What the plugin makes of a module, and the files it adds. */
  function loaded(command: 'build' | 'serve', id: string) {
    const plugin = puzzles(DATA) as unknown as {
      configResolved(config: object): void;
      load(this: object, id: string): string | null;
    };
    plugin.configResolved({ command, base: './' });
    const files: { fileName: string; source: string }[] = [];
    const around = {
      addWatchFile: () => {},
      emitFile: (file: (typeof files)[number]) => files.push(file),
    };
    return { code: plugin.load.call(around, id), files };
  }

  const [game = '', list = []] = [...listsOf(DATA)][0] ?? [];

  it('is the counts, and a file for each game', () => {
    const { code, files } = loaded('build', '\0virtual:puzzles');
    const file = files.find(({ fileName }) => fileName.startsWith(`assets/puzzles-${game}-`));
    expect(JSON.parse(file!.source)).toEqual(list);
    expect(code).toContain(`"${game}":"./${file!.fileName}"`);
    expect(code).toContain(`export const games = [{"game":"${game}"`);
    expect(code).not.toContain('setup:');
  });

  it('is a module for each game while developing', () => {
    const { code, files } = loaded('serve', '\0virtual:puzzles');
    expect(files).toEqual([]);
    expect(code).toContain(`import('virtual:puzzles/${game}')`);
    const module = loaded('serve', `\0virtual:puzzles/${game}`).code ?? '';
    expect(JSON.parse(module.replace(/^export default |;$/g, ''))).toEqual(list);
    expect(loaded('serve', '\0virtual:words').code).toBeNull();
  });
});
