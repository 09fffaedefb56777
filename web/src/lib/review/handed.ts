// A record that somebody opened belongs to the entry of the browser's history: whoever goes back, or from
// watching a game to its review, opens it once.
import { go } from '../router.svelte';

interface State {
  record?: string;
}

/** Keeps a record with the page that is shown. */
export function keepHere(record: string): void {
  history.replaceState({ ...(history.state as State | null), record }, '');
}

/** The record that is kept with the page that is shown. */
export const recordHere = (): string | null => (history.state as State | null)?.record ?? null;

/** Goes to a page with a record. */
export function openWith(path: string, record: string): void {
  go(path);
  keepHere(record);
}
