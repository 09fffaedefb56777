// The page's side of the review worker: reviews and judgements on this device, without a server.

import { modulePath } from 'virtual:reviewer';
import type { FromReviewer, ToReviewer } from '../../engine/review.worker';
import { Refused } from '../api';
import type { Judgement, NewJudgement, NewReview, Review } from '../wire';

type OnProgress = (done: number, of: number) => void;

/** Can this browser review games by itself? */
export const hasReviewer = (): boolean => modulePath !== null && 'WebAssembly' in globalThis;

/** Where its module is. */
export const reviewUrl = (): string =>
  new URL(`${import.meta.env.BASE_URL}${modulePath}`, document.baseURI).href;

function start(): Worker {
  const worker = new Worker(new URL('../../engine/review.worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.postMessage({ is: 'begin', url: reviewUrl() } satisfies ToReviewer);
  return worker;
}

const broken = () => new Refused(0, [{ key: 'error-no-engine' }]);

/** Reviews a game in a worker of its own. Aborting the signal ends the worker. */
export function reviewHere(
  wish: NewReview,
  onprogress: OnProgress,
  signal: AbortSignal,
): Promise<Review> {
  return new Promise<Review>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = start();
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)));
    function end(tell: () => void): void {
      worker.terminate();
      tell();
    }
    worker.onerror = () => end(() => reject(broken()));
    worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
      if (data.is !== 'news') return end(() => reject(broken()));
      const { news } = data;
      if (news.is === 'progress') onprogress(news.done, news.of);
      else if (news.is === 'failed') end(() => reject(new Refused(422, news.faults)));
      else end(() => resolve(news.review));
    };
    worker.postMessage({ is: 'review', wish } satisfies ToReviewer);
  });
}

type Waiting = { resolve: (judged: Judgement) => void; reject: (reason: Error) => void };

/** The worker that judges: one for the page, which answers one question after the other. */
let judging: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

/** Judges a position in the worker. */
export function judgeHere(wish: NewJudgement): Promise<Judgement> {
  const id = ++last;
  return new Promise<Judgement>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    judging ??= startJudging();
    judging.postMessage({ is: 'judge', id, wish } satisfies ToReviewer);
  });
}

function startJudging(): Worker {
  const worker = start();
  worker.onerror = lost;
  worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
    if (data.is !== 'judged') return lost();
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (Array.isArray(data.judged)) asked?.reject(new Refused(422, data.judged));
    else asked?.resolve(data.judged);
  };
  return worker;
}

/** The worker is gone: what waits for it fails, and the next question starts another. */
function lost(): void {
  judging?.terminate();
  judging = null;
  for (const { reject } of waiting.values()) reject(broken());
  waiting.clear();
}
