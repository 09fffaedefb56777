// A solution found alone, compared with the best so far on this device and with the best known.

import { bestOf } from '../api';
import { best, keepBest, type Figures } from '../table/best';
import { isAlone } from '../table/seats';
import type { TableState } from '../table/state.svelte';
import type { Layout } from '../wire';

/** What was best before, and whether this is better. */
export type Feat = { before: Figures | null; record: boolean };

/** A solution is compared once: it is shown in several places. */
const feats = new Map<string, Feat>();

/** The feat of a table that is over; null where it is not to be compared. */
export function featOf({ id, view, mine }: TableState): Feat | null {
  // A set-up of one's own is no feat to remember.
  if (!view || !isAlone(view) || view.terms.setUp || mine.length === 0) return null;
  const { outcome, turns, jumps } = view.scene;
  if (outcome?.ranks[0] !== 1) return { before: best(view.layout), record: false };
  const known = feats.get(id);
  if (known) return known;
  const before = best(view.layout);
  const feat = { before, record: keepBest(view.layout, { turns, jumps }) };
  feats.set(id, feat);
  return feat;
}

/** The best known solution, if it is of the same game from the same start. */
export async function knownBest(layout: Layout): Promise<Figures | null> {
  const kept = await bestOf(layout.game).catch(() => null);
  const last = kept?.scenes.at(-1);
  return last && JSON.stringify(kept?.layout) === JSON.stringify(layout) ? last : null;
}
