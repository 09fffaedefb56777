// The best one has done alone, kept on this device.

import { keep, recall } from '../store';
import type { Layout } from '../wire';

/** A solution by its figures. */
export type Figures = { turns: number; jumps: number };

/** Is the first better than the second? Turns count, then jumps. */
export function better(one: Figures, other: Figures | null): boolean {
  if (other === null) return true;
  return one.turns < other.turns || (one.turns === other.turns && one.jumps < other.jumps);
}

/** What was best so far for a game from this start with these house rules. */
export function best(layout: Layout): Figures | null {
  return recall<Figures>(nameOf(layout));
}

/** Keeps a solution if it is the best so far; says whether it is. */
export function keepBest(layout: Layout, figures: Figures): boolean {
  if (!better(figures, best(layout))) return false;
  keep(nameOf(layout), figures);
  return true;
}

function nameOf(layout: Layout): string {
  const options = layout.options.map(([name, value]) => `${name}=${value}`).join(',');
  // A figure of one's own is another game from the same start.
  const goals = JSON.stringify(layout.markings);
  return `best.${layout.game}.${layout.board}.${options}.${digest(layout.text + goals)}`;
}

/** A short name for a start: two different set-ups hardly ever share it. */
function digest(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}
