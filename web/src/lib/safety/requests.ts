// Requests about other people: muting, blocking, reporting.
import { ask, asGuest, json } from '../api';
import { need } from '../words';
import type { Mark, Marked, PersonAt } from '../wire';

/** The words for all of it. */
export const safetyWords = () => need('guide/safety');

/** Whom one has muted or blocked. */
export const marks = () => json<Marked[]>('GET', 'me/people');

/** Mutes or blocks somebody. */
export const mark = (person: PersonAt, mark: Mark) =>
  asGuest(() => ask('POST', 'me/people', { person, mark }));

/** Sees somebody again. */
export const unmark = (id: string) => ask('DELETE', `me/people/${id}`);

/** Reports somebody. */
export const report = (person: PersonAt, reason: string) =>
  asGuest(() => ask('POST', 'reports', { person, reason }));
