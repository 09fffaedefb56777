import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Puzzle } from '$lib/puzzle/puzzle';

const fetched = vi.hoisted(() => [] as string[]);
const puzzle = vi.hoisted(() => (id: string, difficulty: number): Puzzle => ({
  id,
  difficulty,
  turns: 1,
  solutions: 1,
  record: '',
}));
const LISTS: Record<string, Puzzle[]> = vi.hoisted(() => ({
  a: [puzzle('a-1', 1), puzzle('a-2', 2)],
  'b-c': [puzzle('b-c-1', 2)],
}));
vi.mock('virtual:puzzles', () => ({
  files: [],
  games: [
    { game: 'a', counts: [1, 1, 0, 0, 0] },
    { game: 'b-c', counts: [0, 1, 0, 0, 0] },
  ],
  list: (game: string) => {
    fetched.push(game);
    return Promise.resolve(LISTS[game] ?? []);
  },
}));
vi.mock('virtual:words', () => ({ default: {}, guide: () => Promise.resolve('') }));
vi.mock('virtual:engine', () => ({ modulePath: null }));
vi.mock('virtual:reviewer', () => ({ modulePath: null }));
vi.stubGlobal('navigator', { languages: ['en'] });
const { anyPuzzle, countOf, isPuzzleOn, PUZZLE_GAMES, puzzleAfter, puzzleOf, puzzleOn } =
  await import('$lib/puzzle/lists');
const { indexOn } = await import('$lib/puzzle/day');

const none = () => false;

beforeEach(() => void fetched.splice(0));

describe('the lists', () => {
  it('find a puzzle by its id, and the one after it', async () => {
    expect((await puzzleOf('b-c-1'))?.id).toBe('b-c-1');
    expect(await puzzleOf('a-9')).toBeNull();
    expect(await puzzleOf('nothing')).toBeNull();
    expect((await puzzleAfter('a-1'))?.id).toBe('a-2');
    expect(await puzzleAfter('a-2')).toBeNull();
  });

  it('have one for each day, in their order', async () => {
    const ids = ['a-1', 'a-2', 'b-c-1'];
    for (const day of [0, 1, 2, 20_000]) {
      const id = ids[indexOn(day, 3)]!;
      expect((await puzzleOn(day))?.id).toBe(id);
      for (const other of ids) {
        expect(await isPuzzleOn(puzzle(other, 1), day)).toBe(other === id);
      }
    }
  });

  it('count a difficulty, or all', () => {
    expect(PUZZLE_GAMES.map((one) => [countOf(one, 0), countOf(one, 1)])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });
});

describe('any puzzle', () => {
  const drawn = async (...args: Parameters<typeof anyPuzzle>) => (await anyPuzzle(...args))?.id;

  it('is of the game and the difficulty that are wanted', async () => {
    expect(await drawn('a', 2, none, null)).toBe('a-2');
    expect(await drawn('all', 1, none, null)).toBe('a-1');
    expect(await drawn('b-c', 1, none, null)).toBeUndefined();
    expect(await drawn('nothing', 0, none, null)).toBeUndefined();
  });

  it('comes from games as often as they have puzzles', async () => {
    expect(await drawn('all', 0, none, null, () => 0)).toBe('a-1');
    expect(await drawn('all', 0, none, null, () => 0.6)).toBe('a-2');
    expect(await drawn('all', 0, none, null, () => 0.9)).toBe('b-c-1');
  });

  it('is not the one before, and none that was solved, as long as there is another', async () => {
    expect(await drawn('a', 0, none, 'a-1')).toBe('a-2');
    expect(await drawn('a', 0, (id) => id === 'a-2', null)).toBe('a-1');
    const solvedA = (id: string) => id.startsWith('a');
    expect(await drawn('all', 0, solvedA, null, () => 0)).toBe('b-c-1');
    expect(await drawn('a', 0, () => true, 'a-1')).toBe('a-2');
    expect(await drawn('b-c', 0, none, 'b-c-1')).toBeUndefined();
  });
});
