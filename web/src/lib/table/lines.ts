// Conditional moves as rows of actions. Pure.

import type { Move, SeatPlan, TableView } from '../wire';
import { isAlone, isTurnOf, mine } from './seats';

/** Can the viewer say in advance at this table what they answer? */
export function hasPlans(view: TableView): boolean {
  return view.plans !== undefined && !isAlone(view) && view.scene.waits === 'seat';
}

/** Can they do so now? */
export function mayPlanAhead(view: TableView): boolean {
  return hasPlans(view) && !isTurnOf(mine(view.seats), view.scene);
}

/** What a row of tried moves says for one of these seats: it ends with the last own answer. Nothing if
 * there is none. */
export function wholeLine(moves: readonly Move[], own: readonly number[]): SeatPlan | null {
  const seat = moves.find((move) => own.includes(move.seat))?.seat;
  if (seat === undefined) return null;
  const last = moves.map((move) => move.seat).lastIndexOf(seat);
  return { seat, lines: [moves.slice(0, last + 1).map(({ action }) => action)] };
}

/** Lines with one more. Those that are the beginning of it say nothing else. */
export function withLine(lines: readonly string[][], line: string[]): string[][] {
  const isBeginning = (other: string[]) => other.every((action, at) => action === line[at]);
  return [...lines.filter((other) => !isBeginning(other)), line];
}

/** Lines without one. */
export function withoutLine(lines: readonly string[][], place: number): string[][] {
  return lines.filter((_, at) => at !== place);
}
