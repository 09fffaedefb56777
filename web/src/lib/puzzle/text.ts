// What is said about a puzzle and a try at it.

import { huesText } from '../table/seats';
import { tellMove } from '../table/speech';
import { say } from '../words';
import { gameIn, numberOf, type Puzzle } from './puzzle';
import type { Solving, Task } from './solving.svelte';

/** What a puzzle is called. */
export function titleOf(puzzle: Puzzle): string {
  const game = say(`game-${gameIn(puzzle)}`);
  return puzzle.id === ''
    ? `${game} · ${say('puzzle-page-own')}`
    : say('puzzle-page-of', { game, number: numberOf(puzzle.id) });
}

/** What is to be done in so many turns. */
export const taskText = (task: Task, turns: number): string =>
  say(`puzzle-page-task-${task}`, { turns });

/** How difficult a puzzle is. */
export const difficultyText = (difficulty: number): string =>
  say(`puzzle-page-difficulty-${difficulty}`);

/** How a try ended; empty while it is open. */
export function outcomeText(solving: Solving): string {
  const { verdict } = solving.trial;
  if (verdict === 'open') return '';
  if (verdict === 'missed') return missedText(solving);
  if (solving.clean) return say('puzzle-page-solved-first');
  return say(solving.hints > 0 ? 'puzzle-page-solved-hints' : 'puzzle-page-solved');
}

function missedText(solving: Solving): string {
  const { puzzle, reply, left, trial } = solving;
  const why =
    left === 0 ? say('puzzle-page-no-turn') : say('puzzle-page-missed', { turns: puzzle.turns });
  const { answer, board } = trial;
  if (reply.length === 0 || answer === null || board === null) return why;
  const { layout } = answer.replay;
  const speech = { board, layout, say, who: (seat: number) => huesText(layout, seat, say) };
  const moves = reply.map((move) => tellMove(speech, move)).join(' ');
  return `${say('puzzle-page-answer', { moves })} ${why}`;
}
