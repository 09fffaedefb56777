// How it was decided who begins, from what a table tells: rolls, or a lot.

import { field, rolledIn } from '../table/speech';
import type { Arg, Move, TableView } from '../wire';

/** A roll for the beginning. */
export type Roll = { seat: number; die: number };

/** One round of rolls, and what comes after it. */
export type Round = {
  rolls: Roll[];
  /** Do seats of this round roll again? */
  again: boolean;
  /** The seat that begins, if this round has decided it. */
  begins: number | null;
};

/** Does the table still wait for rolls that decide who begins? */
export function isOpening(view: TableView): boolean {
  return field(view.scene, 'stage') === 'opening' && view.scene.waits === 'dice';
}

/** The rolls that decide who begins: they come before all turns, so they begin none. */
export function openingRolls(moves: Move[]): Roll[] {
  const end = moves.findIndex((move) => !move.goesOn || rolledIn(move).length === 0);
  const rolls = end < 0 ? moves : moves.slice(0, end);
  return rolls.map((move) => ({ seat: move.seat, die: rolledIn(move)[0]! }));
}

/** The rounds of those rolls. A seat that rolls once more begins another round. */
export function roundsOf(view: TableView): Round[] {
  const rounds: Round[] = [];
  let round: Round | null = null;
  const opens = (seat: number) => round === null || round.rolls.some((roll) => roll.seat === seat);
  for (const roll of openingRolls(view.moves)) {
    if (opens(roll.seat)) {
      if (round) round.again = true;
      round = { rolls: [], again: false, begins: null };
      rounds.push(round);
    }
    round!.rolls.push(roll);
  }
  const last = rounds.at(-1);
  if (!last) return rounds;
  if (!isOpening(view)) last.begins = view.scene.turn;
  else last.again = last.rolls.some(({ seat }) => seat === view.scene.turn);
  return rounds;
}

type Speech = {
  who(seat: number): string;
  say(key: string, args?: Record<string, Arg>): string;
};

/** A round in words. */
export function roundText({ rolls, again, begins }: Round, { who, say }: Speech): string {
  const list = rolls.map(({ seat, die }) => `${who(seat)} ${die}`).join(', ');
  if (begins !== null) return say('opening-begins', { rolls: list, who: who(begins) });
  return again ? say('opening-again', { rolls: list }) : list;
}

/** A line about the beginning. */
export type Line = {
  text: string;
  /** Is it complete? Then it can be told. */
  done: boolean;
};

/** What is said about the beginning of a table; nothing once its first turn is played. */
export function openingLines(view: TableView, speech: Speech): Line[] {
  const { say, who } = speech;
  const rolls = openingRolls(view.moves).length;
  if (view.moves.length > rolls || view.scene.outcome !== null) return [];
  const line = (round: Round) => ({
    text: roundText(round, speech),
    done: round.again || round.begins !== null,
  });
  if (rolls > 0) return roundsOf(view).map(line);
  if (isOpening(view)) return [{ text: say('opening-roll'), done: true }];
  const { first } = view.terms;
  if (!view.fair?.lot || first === 0) return [];
  const among = view.seats.map(({ number }) => who(number)).join(', ');
  return [{ text: say('opening-lot', { among, who: who(first) }), done: true }];
}
