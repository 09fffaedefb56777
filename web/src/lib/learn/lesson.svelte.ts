// The lesson of a game: which step is shown, which ones are reached.

import { announce } from '../announce.svelte';
import { attempt } from '../api';
import { confirms } from '../table/confirms';
import type { BoardShape, Guide, LessonStep } from '../wire';
import { say } from '../words';
import { keepDone, nextStep, stepsDone } from './progress';
import { told, toldRefusal } from './told';
import { Trial } from './trial.svelte';

/** A lesson as a page shows it. */
export class Lesson {
  readonly guide: Guide;
  /** The step that is shown, from zero; as many as there are steps: it is finished. */
  at = $state(0);
  /** How many steps are done, from the first on. */
  done = $state(0);
  trial = $state.raw<Trial | null>(null);
  #boards: BoardShape[];

  constructor(guide: Guide, boards: BoardShape[]) {
    this.guide = guide;
    this.#boards = boards;
    this.done = Math.min(stepsDone(guide.game), this.steps.length);
    keepDone(guide.game, this.done);
    this.go(nextStep(this.done, this.steps.length));
  }

  get steps(): LessonStep[] {
    return this.guide.lesson;
  }

  /** The step that is shown; none when all are done. */
  get step(): LessonStep | null {
    return this.steps[this.at] ?? null;
  }

  get finished(): boolean {
    return this.at >= this.steps.length;
  }

  /** Can one go to this step? */
  reached(step: number): boolean {
    return step <= this.done && step < this.steps.length;
  }

  /** Shows a step. */
  go(step: number): void {
    this.trial?.close();
    this.at = step;
    this.trial = this.finished ? null : this.#trialOf(step);
    void this.trial?.open();
  }

  /** Goes on, whether or not the step was solved: nobody has to stay. */
  next(): void {
    this.#did(this.at + 1);
    this.go(this.at + 1);
  }

  close(): void {
    this.trial?.close();
  }

  #did(steps: number): void {
    if (steps <= this.done) return;
    this.done = steps;
    keepDone(this.guide.game, steps);
  }

  #trialOf(step: number): Trial {
    const { game } = this.guide;
    const ask = (actions: string[]) => attempt(game, step + 1, actions);
    const trial = new Trial(game, this.#boards, ask, {
      confirms,
      tell: (move) => announce(told(trial, move)),
      refused: (why) => announce(toldRefusal(why)),
      decided: () => this.#decided(trial, step),
      pause: (time) => new Promise((done) => setTimeout(done, time)),
    });
    return trial;
  }

  #decided({ verdict }: Trial, step: number): void {
    const watching = this.steps[step]?.kind === 'watch';
    if (verdict === 'solved') this.#did(step + 1);
    if (!watching) announce(say(verdict === 'solved' ? 'lesson-solved' : 'lesson-missed'));
  }
}
