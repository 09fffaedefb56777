import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Guide } from '$lib/wire';
import { stepsDone } from '$lib/learn/progress';
import { BOARD } from '../table/scenes';
import { useStorage } from './storage';

const asked = vi.hoisted(() => [] as number[]);
vi.mock('$lib/api', async (original) => ({
  ...(await original<object>()),
  attempt: (_game: string, step: number) => {
    asked.push(step);
    return new Promise(() => {});
  },
}));
vi.stubGlobal('navigator', { languages: ['en'] });
const { Lesson } = await import('$lib/learn/lesson.svelte');

const GUIDE: Guide = {
  game: 'game',
  sections: [],
  starts: [],
  houseRules: [],
  tips: [],
  lesson: (['watch', 'try', 'task'] as const).map((kind) => ({
    kind,
    say: `lesson-${kind}`,
    rule: 'rule-step',
  })),
};
const lesson = () => new Lesson(GUIDE, [BOARD]);

beforeEach(() => {
  useStorage();
  asked.splice(0);
});

describe('a lesson', () => {
  it('begins with its first step', () => {
    const { step, at, finished } = lesson();
    expect([step?.kind, at, finished]).toEqual(['watch', 0, false]);
    expect(asked).toEqual([1]);
  });

  it('goes on step by step, to its end', () => {
    const one = lesson();
    expect([one.reached(0), one.reached(1)]).toEqual([true, false]);
    one.next();
    expect([one.at, one.done, one.reached(1), one.reached(2)]).toEqual([1, 1, true, false]);
    one.next();
    one.next();
    expect([one.finished, one.step, one.trial, one.reached(3)]).toEqual([true, null, null, false]);
    expect(stepsDone('game')).toBe(3);
  });

  it('goes back to what was done, and forgets nothing', () => {
    const one = lesson();
    one.next();
    one.go(0);
    expect([one.at, one.done]).toEqual([0, 1]);
    one.next();
    expect([one.at, one.done]).toEqual([1, 1]);
  });

  it('goes on where it was left, and anew when it was finished', () => {
    const one = lesson();
    one.next();
    one.next();
    expect(lesson().at).toBe(2);
    one.next();
    const again = lesson();
    expect([again.at, again.done, again.reached(2)]).toEqual([0, 3, true]);
  });
});
