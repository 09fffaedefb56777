import { describe, expect, it, vi } from 'vitest';
import type { Said } from '$lib/wire';
import { LAYOUT } from '../table/scenes';
import { alone, better, moves, review, turn } from './reviews';

/** A sentence as its key with what is filled in. */
vi.mock('$lib/words', () => {
  const say = (key: string, args: Record<string, unknown> = {}) =>
    [key, ...Object.values(args).map(String)].join(' ');
  return {
    say,
    saidText: ({ key, args }: Said) => (key === 'unknown' ? '' : say(key, args)),
    currentLanguage: () => 'en',
  };
});
const { sidesOf } = await import('$lib/review/sides');
const { allReasons, outcomeText, placeText, sideName, whyText } = await import('$lib/review/text');
const { tasksOf } = await import('$lib/review/tasks');

const naming = {
  layout: LAYOUT,
  sides: sidesOf(LAYOUT, review()),
  who: (seat: number) => ['', 'Red', 'Green'][seat]!,
};

describe('a place of the curve', () => {
  it('is the turn and how it stands for one of two sides', () => {
    expect(placeText(review(), naming, 0, 1)).toBe('review-page-start, Red 50%');
    expect(placeText(review(), naming, 3, 2)).toBe(
      'review-page-turn 3, Green 75%, mistake-blunder',
    );
  });

  it('tells all of three sides', () => {
    const three = review({
      start: [3000, 3000, 4000],
      turns: [turn(1, { chances: [2000, 5000, 3000] })],
    });
    const sides = [1, 2, 3].map((side) => ({ side, seats: [side] }));
    const who = (seat: number) => `seat ${seat}`;
    expect(placeText(three, { ...naming, sides, who }, 1, 1)).toBe(
      'review-page-turn 1, seat 1 20%, seat 2 50%, seat 3 30%',
    );
  });

  it('tells alone what was lost', () => {
    expect(placeText(alone(), naming, 2, 1)).toBe(
      'review-page-turn 2, review-page-lost-so-far 1, mistake-inaccuracy',
    );
  });

  it('has names for sides there are', () => {
    expect([sideName(naming, 2), sideName(naming, 7)]).toEqual(['Green', '']);
  });
});

describe('why something is better', () => {
  it('is said by its most important reason', () => {
    const reasons = [{ key: 'reason-hit' }, { key: 'unknown' }, { key: 'reason-ladder' }];
    expect(whyText(better(0, { reasons }), false)).toBe('reason-hit');
    expect(allReasons(better(0, { reasons }))).toBe('reason-hit reason-ladder');
  });

  it('is said by what it cost where there are none', () => {
    expect(whyText(better(0), false)).toBe('review-page-cost 2.1 0.12');
    expect(whyText(better(0), true)).toBe('review-page-cost-alone 2.1');
  });
});

describe('what came of a task', () => {
  const task = tasksOf(review(), moves(4), 1)[0]!;
  const judged = {
    cost: 300,
    lost: 1500,
    mistake: 'mistake' as const,
    better: null,
    reasons: [{ key: 'reason-slow' }],
  };
  const tried = (action: string, right: boolean) => ({ action, way: null, right, judged });

  it.each([
    [null, 'open', ''],
    [tried('a1-b1', false), 'open', 'review-learn-wrong a1-b1 review-page-cost 3 0.15 reason-slow'],
    [tried('a1-b1', true), 'first', 'review-learn-good a1-b1 review-page-cost 3 0.15 reason-slow'],
    [tried('a1-c1', true), 'later', 'review-learn-right a1-c1'],
    [null, 'shown', 'review-learn-solution a1-c1'],
  ] as const)('case %#', (tried, result, text) => {
    expect(outcomeText({ task, tried, result }, false)).toBe(text);
  });
});
