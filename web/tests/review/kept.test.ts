// Reviews that are kept, with a reviewer that answers when the test wants it to.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OnProgress } from '$lib/review/requests';
import type { Review } from '$lib/wire';
import { review as made } from './reviews';

interface Asked {
  record: string;
  effort: string;
  tell: OnProgress;
  signal: AbortSignal;
  answer(review: Review): void;
  refuse(reason: unknown): void;
}
const asked = vi.hoisted(() => [] as Asked[]);

vi.mock('$lib/review/requests', () => ({
  review: (record: string, effort: string, tell: OnProgress, signal: AbortSignal) =>
    new Promise<Review>((answer, refuse) => {
      asked.push({ record, effort, tell, signal, answer, refuse });
      signal.addEventListener('abort', () => refuse(signal.reason));
    }),
}));
const { forget, keptReview, reviewOf } = await import('$lib/review/kept');

const never = () => new AbortController().signal;
const nothing = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  forget();
  asked.splice(0);
});

describe('the review of a record', () => {
  it('is made once, and then kept', async () => {
    const first = reviewOf('a', 'quick', nothing, never());
    asked[0]!.answer(made());
    const found = await first;
    expect(await reviewOf('a', 'quick', nothing, never())).toBe(found);
    expect(asked.length).toBe(1);
    expect(keptReview('a')).toBe(found);
    expect(keptReview('b')).toBeNull();
  });

  it('is made once for two who wait for it, and both hear how far it is', async () => {
    const [one, other] = [vi.fn(), vi.fn()];
    const first = reviewOf('a', 'quick', one, never());
    asked[0]!.tell(3, 9);
    const second = reviewOf('a', 'quick', other, never());
    expect(other).toHaveBeenLastCalledWith(3, 9);
    asked[0]!.tell(4, 9);
    expect([one, other].map((told) => told.mock.lastCall)).toEqual([
      [4, 9],
      [4, 9],
    ]);
    asked[0]!.answer(made());
    expect(await first).toBe(await second);
    expect(asked.length).toBe(1);
  });

  it('that is more thorough is shown first', async () => {
    for (const effort of ['quick', 'thorough'] as const) {
      const wanted = reviewOf('a', effort, nothing, never());
      asked.at(-1)!.answer(made({ effort }));
      await wanted;
    }
    expect(keptReview('a')!.effort).toBe('thorough');
  });

  it('is stopped when nobody waits any more', async () => {
    const stop = new AbortController();
    const wanted = reviewOf('a', 'quick', nothing, stop.signal);
    stop.abort();
    await expect(wanted).rejects.toThrow();
    vi.advanceTimersByTime(5000);
    expect(asked[0]!.signal.aborted).toBe(true);
    // The next one begins anew.
    reviewOf('a', 'quick', nothing, never()).catch(nothing);
    expect(asked.length).toBe(2);
  });

  it('goes on for who comes from another page', async () => {
    const stop = new AbortController();
    const wanted = reviewOf('a', 'quick', nothing, stop.signal);
    stop.abort();
    await expect(wanted).rejects.toThrow();
    vi.advanceTimersByTime(500);
    const next = reviewOf('a', 'quick', nothing, never());
    vi.advanceTimersByTime(5000);
    asked[0]!.answer(made());
    expect((await next).effort).toBe('quick');
    expect(asked.length).toBe(1);
  });

  it('that failed can be tried again', async () => {
    const wanted = reviewOf('a', 'quick', nothing, never());
    asked[0]!.refuse(new Error('no'));
    await expect(wanted).rejects.toThrow('no');
    reviewOf('a', 'quick', nothing, never()).catch(nothing);
    expect(asked.length).toBe(2);
  });

  it('is not begun for who has gone already', async () => {
    await expect(reviewOf('a', 'quick', nothing, AbortSignal.abort())).rejects.toThrow();
    expect(asked.length).toBe(0);
  });

  it('is kept only as long as there are few', async () => {
    for (let number = 0; number < 20; number += 1) {
      const wanted = reviewOf(`${number}`, 'quick', nothing, never());
      asked.at(-1)!.answer(made());
      await wanted;
    }
    expect(keptReview('0')).toBeNull();
    expect(keptReview('19')).not.toBeNull();
  });
});
