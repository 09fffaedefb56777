// Tries at puzzles, and positions that may make one: judged by the server, or by a worker on this device.

import { json, Refused } from '../api';
import { hasReviewer, solveHere, tryHere } from '../engine/reviewer';
import { network } from '../offline/network.svelte';
import type { NewPuzzle, NewPuzzleTry, PuzzleTried, PuzzleVerdict } from '../wire';

/** How a try at a puzzle stands. */
export const tryPuzzle = (wish: NewPuzzleTry): Promise<PuzzleTried> =>
  asked(
    () => json('POST', 'puzzle/try', wish),
    () => tryHere(wish),
  );

/** What a position is worth as a puzzle. */
export const solvePuzzle = (wish: NewPuzzle): Promise<PuzzleVerdict> =>
  asked(
    () => json('POST', 'puzzle/solve', wish),
    () => solveHere(wish),
  );

async function asked<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  if (hasReviewer() && (__STATIC__ || network.is === 'offline')) return here();
  try {
    return await there();
  } catch (reason) {
    const away = reason instanceof Refused && reason.status === 0;
    if (away && hasReviewer()) return here();
    throw reason;
  }
}

/** What was wrong. */
export const faultsOf = (reason: unknown) =>
  reason instanceof Refused ? reason.faults : [{ key: 'error-unreachable' }];
