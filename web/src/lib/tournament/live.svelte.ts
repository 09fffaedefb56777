// A tournament as it stands, asked for again every few seconds, and what can be done with it.
import { ask, asGuest, json, Refused } from '../api';
import type {
  NewTournament,
  Said,
  TournamentCommand,
  TournamentLine,
  TournamentView,
} from '../wire';

/** How often it is asked for. */
const EVERY = 3000;

/** Opens a tournament. */
export const openTournament = (wish: NewTournament) =>
  asGuest(() => json<TournamentLine>('POST', 'tournaments', wish));

/** The tournaments one runs or takes part in. */
export const myTournaments = () => asGuest(() => json<TournamentLine[]>('GET', 'tournaments'));

/** The address of the file that the command `spielhof tournament` reads. */
export const filePath = (id: string) => `/api/tournaments/${id}/file`;

export const faultsOf = (reason: unknown): Said[] =>
  reason instanceof Refused ? reason.faults : [{ key: 'error-unreachable' }];

/** A tournament that is shown. */
export class Live {
  view = $state.raw<TournamentView | null>(null);
  faults = $state.raw<Said[]>([]);
  missing = $state(false);
  busy = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Tells answers apart that came after a later question. */
  #asked = 0;

  constructor(readonly id: string) {}

  /** Asks now and again, as long as somebody looks. */
  start(): () => void {
    void this.refresh();
    this.#timer = setInterval(() => {
      if (!document.hidden && !this.busy) void this.refresh();
    }, EVERY);
    return () => clearInterval(this.#timer);
  }

  async refresh(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const view = await json<TournamentView>('GET', `tournaments/${this.id}`);
      if (asked === this.#asked) this.view = view;
    } catch (reason) {
      if (reason instanceof Refused && reason.status === 404) this.missing = true;
      // What is shown stays; the next question may be answered.
      else if (this.view === null) this.faults = faultsOf(reason);
    }
  }

  /** Does something; whether it was done. */
  async act(command: TournamentCommand): Promise<boolean> {
    this.busy = true;
    this.faults = [];
    try {
      const path = `tournaments/${this.id}`;
      const view = await asGuest(() => json<TournamentView>('POST', path, command));
      this.#asked += 1;
      this.view = view;
      return true;
    } catch (reason) {
      this.faults = faultsOf(reason);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Deletes it. */
  async remove(): Promise<boolean> {
    try {
      await ask('DELETE', `tournaments/${this.id}`);
      return true;
    } catch (reason) {
      this.faults = faultsOf(reason);
      return false;
    }
  }
}
