// The page's side of the review worker: reviews, judgements and puzzles on this device, without a server.

import { modulePath } from 'virtual:reviewer';
import type { FromReviewer, Question, ToReviewer } from '../../engine/review.worker';
import { Refused } from '../api';
import type {
  Judgement,
  NewJudgement,
  NewPuzzle,
  NewPuzzleTry,
  NewReview,
  PuzzleTried,
  PuzzleVerdict,
  Review,
} from '../wire';

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

type Waiting = { resolve: (answer: never) => void; reject: (reason: Error) => void };

/** The worker that answers questions: one for the page, which answers one after the other. */
let answering: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

/** Judges a position in the worker. */
export const judgeHere = (wish: NewJudgement) => askHere<Judgement>({ is: 'judge', wish });

/** How a try at a puzzle stands, as the worker knows. */
export const tryHere = (wish: NewPuzzleTry) => askHere<PuzzleTried>({ is: 'try', wish });

/** What the worker finds about a position as a puzzle. */
export const solveHere = (wish: NewPuzzle) => askHere<PuzzleVerdict>({ is: 'solve', wish });

function askHere<T>(question: Question): Promise<T> {
  const id = ++last;
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    answering ??= startAnswering();
    answering.postMessage({ id, ...question } satisfies ToReviewer);
  });
}

function startAnswering(): Worker {
  const worker = start();
  worker.onerror = lost;
  worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
    if (data.is !== 'answer') return lost();
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (Array.isArray(data.answer)) asked?.reject(new Refused(422, data.answer));
    else asked?.resolve(data.answer as never);
  };
  return worker;
}

/** The worker is gone: what waits for it fails, and the next question starts another. */
function lost(): void {
  answering?.terminate();
  answering = null;
  for (const { reject } of waiting.values()) reject(broken());
  waiting.clear();
}
