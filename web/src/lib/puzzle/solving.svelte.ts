// One puzzle that somebody solves: the try, hints, and what is kept about it.

import { announce } from '../announce.svelte';
import { told, toldRefusal } from '../learn/told';
import { Trial } from '../learn/trial.svelte';
import { confirms } from '../table/confirms';
import type { BoardShape, Move, PuzzleTried } from '../wire';
import { saidText } from '../words';
import { firstHint, moveHint, type Hint } from './hint';
import { keepMiss, keepSolved, progress, resultOf } from './progress';
import { gameIn, type Puzzle } from './puzzle';
import { faultsOf, tryPuzzle } from './requests';
import { outcomeText } from './text';

/** What a puzzle asks for. */
export type Task = 'win' | 'dice' | 'alone';

/** A puzzle that somebody solves. */
export class Solving {
  readonly puzzle: Puzzle;
  readonly trial: Trial<PuzzleTried>;
  /** How many tries were wrong. */
  misses = $state(0);
  hints = $state(0);
  /** Is a hint on its way? */
  asking = $state(false);
  /** Was it solved before, or tried in vain? */
  readonly triedBefore: boolean;
  #hint = $state.raw<{ of: PuzzleTried | null; hint: Hint } | null>(null);
  #day: number | null;

  /** `day`: it is the puzzle of that day. */
  constructor(puzzle: Puzzle, boards: BoardShape[], day: number | null) {
    this.puzzle = puzzle;
    this.#day = day;
    this.triedBefore = resultOf(progress(), puzzle.id) !== null;
    this.trial = new Trial(gameIn(puzzle), boards, (actions) => tryPuzzle(this.#wish(actions)), {
      confirms,
      tell: (move) => announce(told(this.trial, move)),
      refused: (why) => announce(toldRefusal(why)),
      decided: () => this.#decided(),
      pause: (time) => new Promise((done) => setTimeout(done, time)),
    });
  }

  /** Is it the first try of all, without a hint? */
  get clean(): boolean {
    return this.misses === 0 && this.hints === 0 && !this.triedBefore;
  }

  /** How many turns are left; all before anything is known. */
  get left(): number {
    return this.trial.answer?.left ?? this.puzzle.turns;
  }

  /** The hint for what is on the board. */
  get hint(): Hint | null {
    const now = this.#hint;
    return now !== null && now.of === this.trial.answer && this.trial.choices ? now.hint : null;
  }

  /** What others did after the last own action. */
  get reply(): Move[] {
    const { answer, answers } = this.trial;
    if (answer === null) return [];
    const before = answers.at(-2)?.replay.moves.length ?? 0;
    return answer.replay.moves
      .slice(before)
      .filter(({ seat, dice }) => !dice && seat !== answer.seat);
  }

  taskOf(dice: boolean): Task {
    if (this.trial.answer?.replay.layout.players === 1) return 'alone';
    return dice ? 'dice' : 'win';
  }

  /** Gives a hint, or more of it; at last it is played. */
  async help(): Promise<void> {
    const { hint, trial } = this;
    if (this.asking || trial.choices === null) return;
    if (hint === null) await this.#find();
    else if (hint.step === 'piece') this.#show(moveHint(hint.move, trial.choices));
    else await trial.act(hint.move.action);
  }

  close(): void {
    this.trial.close();
  }

  #wish(actions: string[]) {
    return { record: this.puzzle.record, turns: this.puzzle.turns, actions };
  }

  async #find(): Promise<void> {
    const { trial } = this;
    const of = trial.answer;
    this.asking = true;
    trial.note = null;
    try {
      const { hint } = await tryPuzzle({ ...this.#wish(trial.done), hint: true });
      // Meanwhile something else may have happened.
      if (of !== trial.answer || trial.choices === null) return;
      if (hint === null) trial.note = { said: { key: 'puzzle-page-no-hint' }, tone: 'plain' };
      else {
        this.hints += 1;
        keepMiss(this.puzzle);
        this.#show(firstHint(hint, trial.choices, (cell) => trial.cellName(cell)));
      }
    } catch (reason) {
      trial.note = { said: faultsOf(reason)[0]!, tone: 'refused' };
    } finally {
      this.asking = false;
    }
    if (trial.note) announce(saidText(trial.note.said));
  }

  #show(hint: Hint): void {
    this.#hint = { of: this.trial.answer, hint };
    announce(saidText(hint.said));
  }

  #decided(): void {
    if (this.trial.verdict === 'solved') keepSolved(this.puzzle, this.#day);
    else {
      this.misses += 1;
      keepMiss(this.puzzle);
    }
    announce(outcomeText(this));
  }
}
