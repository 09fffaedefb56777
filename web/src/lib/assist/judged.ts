// What a position of a running table is worth, and perhaps an action in it.

import { recordOf } from '../api';
import { isLocal } from '../engine/local';
import { judge } from '../review/requests';
import type { Judgement } from '../wire';

/** Judges the position of a table after some of its moves. */
export async function judgedAt(table: string, after: number, action?: string): Promise<Judgement> {
  const record = await recordOf(table);
  const wish = action === undefined ? { record, after } : { record, after, action };
  return judge(wish, isLocal(table));
}
