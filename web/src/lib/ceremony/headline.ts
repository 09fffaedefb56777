// Who has won, in a sentence.

import { isAlone, seatsOf, winners } from '../table/seats';
import type { TableState } from '../table/state.svelte';
import { say } from '../words';

/** The result of a table in one sentence. */
export function headlineOf(store: TableState): string {
  const view = store.view!;
  const { turns, jumps, outcome } = view.scene;
  const first = winners(view);
  if (isAlone(view)) {
    return outcome?.ranks[0] === 1
      ? say('play-over-solved', { turns, jumps })
      : say('play-over-unsolved');
  }
  if (first.length === 0) return say('result-broken-off');
  const won = first.flatMap((side) => seatsOf(view.seats, side));
  const who = won.map((seat) => store.who(seat.number)).join(', ');
  if (first.length > 1) return say('result-shared', { who });
  const mine = store.mine.length === 1 && won.length === 1 && won[0]!.yours;
  return say(mine ? 'result-you-won' : 'result-won', { who });
}
