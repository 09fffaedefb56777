// Looks back at games and judges puzzles, in a worker of its own. What nobody needs any more is ended by ending the worker.

import type {
  Judgement,
  NewJudgement,
  NewPuzzle,
  NewPuzzleTry,
  NewReview,
  PuzzleTried,
  PuzzleVerdict,
  ReviewNews,
  Said,
} from '../lib/wire';
import { compile, Reviewing } from './module';

/** What this worker is told: first where its module is. */
export type ToReviewer =
  { is: 'begin'; url: string } | { is: 'review'; wish: NewReview } | ({ id: number } & Question);

/** What has one answer. */
export type Question =
  | { is: 'judge'; wish: NewJudgement }
  | { is: 'try'; wish: NewPuzzleTry }
  | { is: 'solve'; wish: NewPuzzle };

/** What it answers. */
export type FromReviewer =
  | { is: 'news'; news: ReviewNews }
  /** To a question; a list says what is wrong with it. */
  | { is: 'answer'; id: number; answer: Answer | Said[] }
  /** It cannot go on. It has to be ended. */
  | { is: 'broken' };

type Answer = Judgement | PuzzleTried | PuzzleVerdict;

const say = (message: FromReviewer) => self.postMessage(message);

let running: Promise<Reviewing>;

async function answer(message: ToReviewer): Promise<void> {
  if (message.is === 'begin') {
    running = compile(message.url).then((module) => Reviewing.of(module));
    await running;
    return;
  }
  const module = await running;
  if (message.is === 'review') {
    for (const news of module.review(message.wish)) say({ is: 'news', news });
  } else say({ is: 'answer', id: message.id, answer: answerOf(module, message) });
}

function answerOf(module: Reviewing, question: Question): Answer | Said[] {
  switch (question.is) {
    case 'judge':
      return module.judge(question.wish);
    case 'try':
      return module.tryPuzzle(question.wish);
    case 'solve':
      return module.solvePuzzle(question.wish);
  }
}

self.onmessage = ({ data }: MessageEvent<ToReviewer>) => {
  answer(data).catch(() => say({ is: 'broken' }));
};
