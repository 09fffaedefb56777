// What screen readers are told about a try.

import { huesText } from '../table/seats';
import { tellMove } from '../table/speech';
import type { Move, Said } from '../wire';
import { saidText, say } from '../words';
import type { Trial } from './trial.svelte';

/** A move on the board of a trial, in words. */
export function told({ answer, board }: Trial, move: Move): string {
  if (answer === null || board === null) return '';
  const { layout } = answer.replay;
  return tellMove({ board, layout, say, who: (seat) => huesText(layout, seat, say) }, move);
}

/** A refusal in words, with its rule. */
export function toldRefusal(why: Said): string {
  const rule = why.rule === undefined ? '' : say('refusal-rule', { rule: why.rule });
  return `${saidText(why)} ${rule}`;
}
