// Sentences about turns and places of a review.
import { tellMove, type Speech } from '../table/speech';
import type { Better, Layout, Move, Review, ReviewTurn, Said } from '../wire';
import { currentLanguage, saidText, say } from '../words';
import { chancesAt, isAlone, lostSoFar, turnAt } from './curve';
import { chance, loss, luck, turns, written } from './numbers';
import type { Tried } from './learning.svelte';
import { nameOfSide, signsOf, type Sign, type SideOf } from './sides';
import type { Result, Task } from './tasks';

/** What the sides and seats of a game are called. */
export interface Naming {
  layout: Layout;
  sides: readonly SideOf[];
  who: (seat: number) => string;
}

/** A side by its number, from one. */
export const sideName = ({ sides, who }: Naming, side: number): string => {
  const found = sides[side - 1];
  return found ? nameOfSide(found, who) : '';
};

/** The signs of a side. */
export const sideSigns = ({ layout, sides }: Naming, side: number): Sign[] =>
  signsOf(layout, sides[side - 1]?.seats ?? []);

/** Which turn it was. */
export const turnName = (turn: ReviewTurn | null): string =>
  turn === null ? say('review-page-start') : say('review-page-turn', { turn: turn.number });

/** A place of the curve, for ears: the turn and how it stands after it. Of two sides one is enough. */
export function placeText(review: Review, naming: Naming, place: number, own: number): string {
  const turn = turnAt(review, place);
  const parts = [turnName(turn)];
  if (isAlone(review)) parts.push(lostText(lostSoFar(review)[place] ?? 0));
  else {
    const chances = chancesAt(review, place);
    const told = chances.length === 2 ? [own] : chances.map((_, index) => index + 1);
    for (const side of told) parts.push(standText(naming, side, chances[side - 1] ?? 0));
  }
  if (turn?.mistake) parts.push(say(`mistake-${turn.mistake}`));
  return parts.join(', ');
}

/** The chance of a side. */
export const standText = (naming: Naming, side: number, value: number): string =>
  `${sideName(naming, side)} ${written(chance(value), currentLanguage())}`;

/** What was lost, alone. */
export const lostText = (cost: number): string =>
  say('review-page-lost-so-far', { turns: turns(cost) });

/** What a turn or a decision cost. */
export const costText = (cost: number, lost: number, alone: boolean): string =>
  alone
    ? say('review-page-cost-alone', { turns: turns(cost) })
    : say('review-page-cost', { turns: turns(cost), loss: loss(lost) });

/** What the dice did in a turn. */
export const luckText = (value: number): string => say('review-page-luck', { luck: luck(value) });

/** Why something is better, in one sentence: the most important reason, or what it cost not to play it. */
export const whyText = ({ reasons, cost, lost }: Better, alone: boolean): string =>
  reasonsText(reasons)[0] ?? costText(cost, lost, alone);

/** Everything that is known about why something is better. */
export const allReasons = ({ reasons }: Better): string => reasonsText(reasons).join(' ');

/** The actions of a turn in notation. */
export const actionsOf = (moves: readonly Move[], { first, end }: ReviewTurn): string =>
  moves
    .slice(first, end)
    .map(({ action }) => action)
    .join(' ');

/** A turn with everything about it, for ears. */
export function turnText(
  review: Review,
  naming: Naming,
  moves: readonly Move[],
  place: number,
  speech: Speech,
): string {
  const turn = turnAt(review, place);
  if (turn === null) return placeText(review, naming, place, 1);
  const told = moves.slice(turn.first, turn.end).map((move) => tellMove(speech, move));
  const mistake = turn.mistake ? [`${say(`mistake-${turn.mistake}`)}.`] : [];
  const cost = turn.cost > 0 ? [costText(turn.cost, turn.lost, isAlone(review))] : [];
  return [`${turnName(turn)}:`, ...told, ...mistake, ...cost].join(' ');
}

/** Reasons as sentences. */
const reasonsText = (reasons: readonly Said[]): string[] =>
  reasons.map(saidText).filter((text) => text !== '');

/** What came of a task so far; nothing as long as nothing was tried. */
export function outcomeText({ task, tried, result }: Outcome, alone: boolean): string {
  const { action } = task.better.best;
  const why = reasonsText(task.better.reasons);
  if (result === 'shown') return [say('review-learn-solution', { action }), ...why].join(' ');
  if (tried === null) return '';
  if (tried.action === action) return [say('review-learn-right', { action }), ...why].join(' ');
  const key = tried.right ? 'review-learn-good' : 'review-learn-wrong';
  const { cost = 0, lost = 0, reasons = [] } = tried.judged ?? {};
  return [
    say(key, { action: tried.action }),
    ...(cost > 0 ? [costText(cost, lost, alone)] : []),
    ...reasonsText(reasons),
  ].join(' ');
}

/** What is known of a try. */
interface Outcome {
  task: Task;
  tried: Tried | null;
  result: Result;
}
