import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '$lib/api';
import type { OnProgress } from '$lib/review/requests';
import type { Review } from '$lib/wire';
import { moves, review as made } from './reviews';

interface Asked {
  effort: string;
  tell: OnProgress;
  signal: AbortSignal;
  answer(review: Review): Promise<void>;
  refuse(reason: unknown): Promise<void>;
}
const asked = vi.hoisted(() => [] as Asked[]);
const kept = vi.hoisted(() => ({ review: null as Review | null }));

vi.mock('$lib/review/kept', () => ({
  keptReview: () => kept.review,
  reviewOf: (_record: string, effort: string, tell: OnProgress, signal: AbortSignal) =>
    new Promise<Review>((resolve, reject) => {
      const settled = async (how: () => void) => {
        how();
        await new Promise((done) => setTimeout(done));
      };
      signal.addEventListener('abort', () => reject(signal.reason));
      asked.push({
        effort,
        tell,
        signal,
        answer: (review) => settled(() => resolve(review)),
        refuse: (reason) => settled(() => reject(reason as Error)),
      });
    }),
}));
const { progressOf, Reviewing } = await import('$lib/review/reviewing.svelte');

let reviewing: InstanceType<typeof Reviewing>;
const last = () => asked.at(-1)!;

beforeEach(() => {
  asked.splice(0);
  kept.review = null;
  reviewing = new Reviewing('record', moves(4));
});

it('progress is told in turns', () => {
  // Two turns of two and three moves, and the end.
  const ends = [2, 5];
  expect([0, 1, 2, 4, 5, 6].map((done) => progressOf(ends, done, 6).turn)).toEqual([
    1, 1, 2, 2, 2, 2,
  ]);
  expect(progressOf(ends, 3, 6)).toEqual({ turn: 2, turns: 2, part: 0.5 });
  expect(progressOf([], 0, 0)).toEqual({ turn: 0, turns: 0, part: 0 });
});

describe('a review on a page', () => {
  it('tells how far it is, and is there in the end', async () => {
    void reviewing.start('quick');
    last().tell(2, 5);
    expect([reviewing.effort, reviewing.progress.turn]).toEqual(['quick', 3]);
    await last().answer(made());
    expect([reviewing.effort, reviewing.review!.effort]).toEqual([null, 'quick']);
  });

  it('is there at once if it is kept', () => {
    kept.review = made({ effort: 'thorough' });
    expect(new Reviewing('record', []).review!.effort).toBe('thorough');
  });

  it('can be stopped and made later', async () => {
    const started = reviewing.start('quick');
    reviewing.stop();
    await started;
    expect([last().signal.aborted, reviewing.effort, reviewing.faults]).toEqual([true, null, []]);
    void reviewing.again();
    expect([asked.length, last().effort]).toEqual([2, 'quick']);
  });

  it('stays until a deeper one is there', async () => {
    void reviewing.start('quick');
    await last().answer(made());
    void reviewing.start('thorough');
    expect(reviewing.review!.effort).toBe('quick');
    await last().answer(made({ effort: 'thorough' }));
    expect(reviewing.review!.effort).toBe('thorough');
  });

  it('says why there is none, and can be tried again', async () => {
    void reviewing.start('thorough');
    await last().refuse(new Refused(422, [{ key: 'fault-record-header' }]));
    expect(reviewing.faults.map(({ key }) => key)).toEqual(['fault-record-header']);
    void reviewing.again();
    expect([last().effort, reviewing.faults]).toEqual(['thorough', []]);
    await last().refuse(new TypeError('no network'));
    expect(reviewing.faults.map(({ key }) => key)).toEqual(['error-unreachable']);
  });
});
