// Looks back at games, in a worker of its own. What nobody needs any more is ended by ending the worker.

import type { Judgement, NewJudgement, NewReview, ReviewNews, Said } from '../lib/wire';
import { compile, Reviewing } from './module';

/** What this worker is told: first where its module is. */
export type ToReviewer =
  | { is: 'begin'; url: string }
  | { is: 'review'; wish: NewReview }
  | { is: 'judge'; id: number; wish: NewJudgement };

/** What it answers. */
export type FromReviewer =
  | { is: 'news'; news: ReviewNews }
  | { is: 'judged'; id: number; judged: Judgement | Said[] }
  /** It cannot go on. It has to be ended. */
  | { is: 'broken' };

const say = (message: FromReviewer) => self.postMessage(message);

let running: Promise<Reviewing>;

async function answer(message: ToReviewer): Promise<void> {
  if (message.is === 'begin') {
    running = compile(message.url).then((module) => Reviewing.of(module));
    await running;
    return;
  }
  const module = await running;
  if (message.is === 'judge') {
    return say({ is: 'judged', id: message.id, judged: module.judge(message.wish) });
  }
  for (const news of module.review(message.wish)) say({ is: 'news', news });
}

self.onmessage = ({ data }: MessageEvent<ToReviewer>) => {
  answer(data).catch(() => say({ is: 'broken' }));
};
