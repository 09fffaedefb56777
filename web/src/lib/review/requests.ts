// Reviews of games and judgements of single actions: by the server, or by a worker on this device.

import { hasReviewer, judgeHere, reviewHere } from '../engine/reviewer';
import { json, Refused } from '../api';
import { network, reached, unreachable } from '../offline/network.svelte';
import type {
  Faults,
  Judgement,
  NewJudgement,
  NewReview,
  Review,
  ReviewEffort,
  ReviewNews,
} from '../wire';

/** Told how far a review is. */
export type OnProgress = (done: number, of: number) => void;

/** Reviews a game. Aborting the signal stops it, wherever it runs. */
export async function review(
  record: string,
  effort: ReviewEffort,
  onprogress: OnProgress,
  signal: AbortSignal,
): Promise<Review> {
  const wish: NewReview = { record, effort };
  if (hasReviewer() && (__STATIC__ || network.is === 'offline')) {
    return reviewHere(wish, onprogress, signal);
  }
  try {
    return await reviewThere(wish, onprogress, signal);
  } catch (reason) {
    if (reason instanceof Refused || signal.aborted || !hasReviewer()) throw reason;
    return reviewHere(wish, onprogress, signal);
  }
}

/** By the server, line by line. */
async function reviewThere(
  wish: NewReview,
  onprogress: OnProgress,
  signal: AbortSignal,
): Promise<Review> {
  let answer: Response;
  try {
    answer = await fetch('/api/review', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
      signal,
    });
  } catch (reason) {
    if (!signal.aborted) unreachable();
    throw reason;
  }
  reached(answer);
  if (!answer.ok) throw new Refused(answer.status, await faultsOf(answer));
  for await (const news of lines(answer)) {
    if (news.is === 'progress') onprogress(news.done, news.of);
    else if (news.is === 'failed') throw new Refused(503, news.faults);
    else return news.review;
  }
  throw new Error('the review ended early');
}

async function faultsOf(answer: Response): Promise<Faults['faults']> {
  try {
    return ((await answer.json()) as Faults).faults;
  } catch {
    return [{ key: 'error-strange', args: { status: answer.status } }];
  }
}

/** The lines of an answer, as they come. */
async function* lines(answer: Response): AsyncGenerator<ReviewNews> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n');
    rest = parts.pop()!;
    for (const part of parts) if (part !== '') yield JSON.parse(part) as ReviewNews;
  }
}

/** Judges a position, and perhaps an action in it. */
export async function judge(wish: NewJudgement, local: boolean): Promise<Judgement> {
  if (hasReviewer() && (local || __STATIC__ || network.is === 'offline')) return judgeHere(wish);
  try {
    return await json<Judgement>('POST', 'judge', wish);
  } catch (reason) {
    const away = reason instanceof Refused && reason.status === 0;
    if (away && hasReviewer()) return judgeHere(wish);
    throw reason;
  }
}
