// A move that is chosen while somebody else is on turn. The server offers nothing at that time, so
// any own piece and any other cell can be chosen; what comes of it is decided by what the server
// offers later. Pure: plans.svelte.ts keeps the result.

import { cellOf } from '../board/pieces';
import type { Choices, Layout, Pieces, SeatShape, TableView, Target } from '../wire';
import { coloursOf, isTurnOf, mine } from './seats';

/** A planned move, by cells. */
export type Premove = { from: number; to: number };

/** What the hand does while it plans. */
export type Planning = {
  /** The cell of the piece that is picked. */
  selected: number | null;
  /** Waits to be confirmed. */
  pending: Premove | null;
  /** Is played as soon as it can be. */
  plan: Premove | null;
};

/** Can the viewer plan a move at this table now? */
export function mayPlan(view: TableView): boolean {
  const own = mine(view.seats);
  if (own.length === 0 || view.scene.waits !== 'seat' || isTurnOf(own, view.scene)) return false;
  return !(view.fair?.dice ?? false) && movesPieces(view, own);
}

/** Where seats only place new pieces, picking one that stands there would lead nowhere. */
function movesPieces({ moves }: TableView, own: SeatShape[]): boolean {
  const numbers = own.map(({ number }) => number);
  const done = moves.filter(({ seat, effects }) => numbers.includes(seat) && effects.length > 0);
  return (
    done.length === 0 ||
    done.some(({ effects }) => effects.some(({ from }) => cellOf(from) !== null))
  );
}

/** The cells where pieces of these seats stand. */
export function ownCells(layout: Layout, pieces: Pieces, seats: readonly SeatShape[]): Set<number> {
  const colours = seats.flatMap(({ number }) => coloursOf(layout, number));
  const marks = new Set(
    colours.flatMap((colour) => [String(colour), String.fromCharCode(64 + colour)]),
  );
  return new Set([...pieces.cells].flatMap((mark, cell) => (marks.has(mark) ? [cell] : [])));
}

/** What can be planned, in the form of what a server offers: hands and lens treat it alike. The
 * target of a plan can be picked, too, which takes the plan back. */
export function planChoices(cells: number, own: Set<number>, plan: Premove | null): Choices {
  const targets: Target[] = [];
  for (let to = 0; to < cells; to += 1) {
    if (!own.has(to)) targets.push({ to, action: `plan-${to}`, way: null });
  }
  const picks = [...own].map((cell) => ({ from: { cell }, targets }));
  const back = plan && !own.has(plan.to) ? [{ from: { cell: plan.to }, targets: [] }] : [];
  return { seat: 0, picks: [...picks, ...back], plain: [] };
}

/** What comes of touching a cell; `own`: does an own piece stand there? */
export function touched(now: Planning, cell: number, own: boolean, confirm: boolean): Planning {
  const { selected, plan } = now;
  if (selected !== null && cell !== selected && !own) {
    return chosen(now, { from: selected, to: cell }, confirm);
  }
  const back = selected === null && plan !== null && (cell === plan.from || cell === plan.to);
  if (back) return { selected: null, pending: null, plan: null };
  return { selected: own && cell !== selected ? cell : null, pending: null, plan };
}

/** A piece and a cell were chosen. The same once again confirms them. */
export function chosen(now: Planning, wish: Premove, confirm: boolean): Planning {
  if (!confirm || same(now.pending, wish)) return { selected: null, pending: null, plan: wish };
  return { selected: wish.from, pending: wish, plan: now.plan };
}

/** Lets go of what is in the hand, or takes the plan back where it is empty. */
export function released({ selected, plan }: Planning): Planning {
  return { selected: null, pending: null, plan: selected === null ? null : plan };
}

/** The action that a plan means among what the server offers: the first that leads there. */
export function actionOf({ from, to }: Premove, { picks }: Choices): string | null {
  const pick = picks.find((pick) => cellOf(pick.from) === from);
  return pick?.targets.find((target) => target.to === to)?.action ?? null;
}

function same(a: Premove | null, b: Premove): boolean {
  return a !== null && a.from === b.from && a.to === b.to;
}
