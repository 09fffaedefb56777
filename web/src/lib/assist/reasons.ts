// Why the hint is a good move, as sentences.

import type { Judgement, Said } from '../wire';
import { percentText } from './figures';

/** More reasons than these nobody reads during a game. */
const MOST = 2;

/** The reasons for an action that was judged, for the side that plays it. There is always one. */
export function reasonsOf(judged: Judgement, side: number): Said[] {
  const { action } = judged;
  if (action === null) return [{ key: 'hint-best' }];
  const reasons = action.reasons.slice(0, MOST);
  if (action.better !== null && action.mistake !== null) {
    // The reasons speak for the other move.
    return [{ key: 'hint-second-look', args: { action: action.better.action } }, ...reasons];
  }
  if (action.better !== null) return [{ key: 'hint-among-best' }];
  return reasons.length > 0 ? reasons : [bestSaid(judged, side)];
}

/** What the best move leads to, where no reason is known. */
function bestSaid({ chances, toGo }: Judgement, side: number): Said {
  const chance = chances[side - 1];
  if (chance !== undefined)
    return { key: 'hint-best-chance', args: { chance: percentText(chance) } };
  if (toGo !== null) return { key: 'hint-best-alone', args: { turns: toGo } };
  return { key: 'hint-best' };
}
