import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOf, puzzleIn, recordOf, RULES } from '$lib/puzzle/own';

const PUZZLE = {
  turns: 3,
  difficulty: 2,
  solutions: 1,
  record: 'game: game\nrules: 2\nplayers: 2\nsetup:\n| turn: 1\n| 1 . 2\nactions:\n',
};

describe('the address of a puzzle that somebody made', () => {
  it('holds all of it', () => {
    const hash = hashOf(PUZZLE);
    expect(hash).toMatch(/^[\w-]+$/);
    expect(puzzleIn(hash)).toEqual({ id: '', ...PUZZLE });
    const named = { ...PUZZLE, record: `${PUZZLE.record}# Ärger, Ёлка` };
    expect(puzzleIn(hashOf(named))).toEqual({ id: '', ...named });
  });

  it.each([
    '',
    'nothing',
    '###',
    hashOf({ ...PUZZLE, record: 'nothing' }),
    hashOf({ ...PUZZLE, turns: 1000 }),
    hashOf({ ...PUZZLE, difficulty: 9 }),
    hashOf(PUZZLE).slice(0, 9),
  ])('may hold none: %s', (hash) => expect(puzzleIn(hash)).toBeNull());
});

describe('the record of a set-up', () => {
  it('is written as the program reads it', () => {
    const plan = {
      game: 'game',
      players: 2,
      first: 1,
      options: { blocked: 'clear' },
      setup: 'turn: 2\n1 . 2',
    };
    expect(recordOf(plan)).toBe(
      'game: game\nrules: 2\nplayers: 2\nfirst: 1\noption blocked: clear\nsetup:\n| turn: 2\n| 1 . 2\nactions:\n',
    );
  });

  it('is of the rules that the program plays by', () => {
    const source = join(import.meta.dirname, '../../../crates/rules/src/options.rs');
    const [, number] = /const RULES: u32 = (\d+);/.exec(readFileSync(source, 'utf8')) ?? [];
    expect(RULES).toBe(Number(number));
  });
});
