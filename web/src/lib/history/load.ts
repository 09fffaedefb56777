// Finished games from this device and from the server, and what a person wants done with them.

import { json, myLocalTables } from '../api';
import type { FinishedGame, History, Profile, ProfileState } from '../wire';
import { finishedHere } from './finished';

/** Finished games at the server, the latest first, part by part. */
async function* gamesThere(path: string, of: (answer: never) => History): AsyncGenerator<History> {
  let next: string | null = '';
  while (next !== null) {
    const before: string = next === '' ? '' : `?before=${encodeURIComponent(next)}`;
    const history: History = of((await json<unknown>('GET', `${path}${before}`)) as never);
    yield history;
    next = history.next;
  }
}

/** All finished games of this device and of its guest at the server. `show` is told whenever there are
 * more of them. */
export async function loadGames(show: (games: FinishedGame[]) => void): Promise<void> {
  const here = (await myLocalTables()).flatMap((table) => finishedHere(table) ?? []);
  let games = here;
  const add = (some: FinishedGame[]) => {
    games = [...games, ...some].sort((a, b) => b.ended - a.ended);
    show(games);
  };
  add([]);
  if (__STATIC__) return;
  for await (const { games: some } of gamesThere('me/games', (answer: History) => answer)) {
    add(some);
  }
}

/** The public page of somebody. */
export async function loadProfile(
  id: string,
  show: (whose: Profile, games: FinishedGame[]) => void,
): Promise<void> {
  let games: FinishedGame[] = [];
  let whose: Profile | null = null;
  const part = (answer: Profile) => {
    whose ??= answer;
    return answer.history;
  };
  for await (const some of gamesThere(`people/${encodeURIComponent(id)}`, part)) {
    games = [...games, ...some.games];
    if (whose) show(whose, games);
  }
}

/** Whether everybody can see one's finished games at the server. */
export const profileState = () => json<ProfileState>('GET', 'me/profile');

/** Shows or hides them. */
export const showProfile = (open: boolean) =>
  json<ProfileState>('POST', 'me/profile', { public: open });
