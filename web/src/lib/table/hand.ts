// What the hand holds: pick something up, see where it can go, put it there. Knows only
// what the server offers; what it does not offer is asked about ("why not?").

import type { Choices, Pick, Placed, Target } from '../wire';
import { cellOf, samePlace } from '../board/pieces';

/** What the hand is doing. */
export type Hand = {
  /** What is picked up. */
  selected: Placed | null;
  /** Where it shall go, while that has to be confirmed. */
  pending: Target | null;
};

/** What comes of something the hand did. */
export type Deed =
  /** Nothing but the hand changed. */
  | { do: 'nothing' }
  /** This is to be done. */
  | { do: 'act'; action: string }
  /** This was tried and is not offered. */
  | { do: 'ask'; from: Placed; cell: number }
  /** This cannot be picked up now. */
  | { do: 'stuck'; cell: number };

/** The hand and what comes of it. */
export type Handled = { hand: Hand; deed: Deed };

/** An empty hand. */
export const EMPTY: Hand = { selected: null, pending: null };

const NOTHING: Deed = { do: 'nothing' };

/** The hand when new choices come: it keeps what can still be picked, and takes by itself
 * what is the only thing to take. */
export function settle(hand: Hand, choices: Choices | null): Hand {
  if (choices === null) return EMPTY;
  const only = choices.picks.length === 1 ? choices.picks[0]! : null;
  if (only !== null) return { selected: only.from, pending: null };
  const kept = pickAt(choices, hand.selected);
  return { selected: kept === null ? null : kept.from, pending: null };
}

/** Where the selected piece can go. */
export function targets(hand: Hand, choices: Choices | null): Target[] {
  return choices === null ? [] : (pickAt(choices, hand.selected)?.targets ?? []);
}

/** Lets go. What is the only thing to take stays in the hand. */
export function letGo(choices: Choices | null): Hand {
  return settle(EMPTY, choices);
}

/** A piece was touched: on the board, in a yard, among what was taken. */
export function touch(hand: Hand, choices: Choices, place: Placed, confirm: boolean): Handled {
  const cell = cellOf(place);
  if (cell !== null) return touchCell(hand, choices, cell, true, confirm);
  const pick = pickAt(choices, place);
  if (pick === null) return { hand: letGo(choices), deed: NOTHING };
  return { hand: take(hand, choices, pick), deed: NOTHING };
}

/** A cell was touched; `piece` says whether a piece stands there, `action` which of several ways
 * there is meant. */
export function touchCell(
  hand: Hand,
  choices: Choices,
  cell: number,
  piece: boolean,
  confirm: boolean,
  action?: string,
): Handled {
  const there = targets(hand, choices).filter((target) => target.to === cell);
  const target = there.find((target) => target.action === action) ?? there[0];
  if (target !== undefined) return go(hand, target, confirm);
  const pick = pickAt(choices, { cell });
  if (pick !== null) return { hand: take(hand, choices, pick), deed: NOTHING };
  if (hand.selected !== null) return tried(choices, hand.selected, cell);
  return { hand, deed: piece ? { do: 'stuck', cell } : NOTHING };
}

/** Something was dragged onto a cell. A hand that drags means what it does: only the
 * confirming is left. */
export function drop(
  hand: Hand,
  choices: Choices,
  from: Placed,
  cell: number,
  confirm: boolean,
): Handled {
  const pick = pickAt(choices, from);
  const held: Hand = { selected: pick === null ? hand.selected : from, pending: null };
  const target = pick?.targets.find((target) => target.to === cell);
  if (target !== undefined) return go(held, target, confirm);
  if (cellOf(from) === cell) return { hand: held, deed: NOTHING };
  return tried(choices, from, cell);
}

/** The pending target is confirmed. */
export function confirmed(hand: Hand): Handled {
  if (hand.pending === null) return { hand, deed: NOTHING };
  return { hand: { ...hand, pending: null }, deed: { do: 'act', action: hand.pending.action } };
}

function pickAt(choices: Choices, place: Placed | null): Pick | null {
  if (place === null) return null;
  return choices.picks.find((pick) => samePlace(pick.from, place)) ?? null;
}

/** Takes a piece up; the same one again is put back, if there is another to take. */
function take(hand: Hand, choices: Choices, pick: Pick): Hand {
  const again = samePlace(hand.selected, pick.from);
  return again ? letGo(choices) : { selected: pick.from, pending: null };
}

function go(hand: Hand, target: Target, confirm: boolean): Handled {
  const leaves = cellOf(hand.selected) === target.to;
  // A piece that leaves the board has its own cell as target, where it was just picked up:
  // a second touch could be meant to put it back, so it always has to be confirmed.
  if ((confirm || leaves) && hand.pending?.action !== target.action) {
    return { hand: { ...hand, pending: target }, deed: NOTHING };
  }
  return { hand: { ...hand, pending: null }, deed: { do: 'act', action: target.action } };
}

function tried(choices: Choices, from: Placed, cell: number): Handled {
  return { hand: letGo(choices), deed: { do: 'ask', from, cell } };
}

/** An action that is not offered, in notation. Its form is taken from what is offered, since
 * only the server knows what a game's actions look like. */
export function asked(
  choices: Choices,
  from: Placed,
  cell: number,
  name: (cell: number) => string,
): string {
  const start = cellOf(from);
  if (start !== null) return `${name(start)}-${name(cell)}`;
  const sample = pickAt(choices, from)?.targets[0]?.action ?? 'yard-';
  const head = /^[@#]|^[a-z]+-/.exec(sample)?.[0] ?? '';
  return `${head}${name(cell)}`;
}
