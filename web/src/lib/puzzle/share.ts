// How one did at a puzzle, to be sent to others: nothing in it gives the solution away.

import { href } from '../address';
import { copyText } from '../copy';
import type { Arg } from '../wire';

/** The puzzle as others are told about it. */
export interface Sent {
  /** The day, or the id of the puzzle. */
  name: string;
  /** Where it is. */
  path: string;
  /** Is it the puzzle of the day? */
  daily: boolean;
}

/** How one did. */
export interface Done {
  name: string;
  /** How many tries were wrong. */
  misses: number;
  hints: number;
  /** Days in a row; 0 where they do not count. */
  days: number;
}

/** A long row says no more. */
const MOST_SIGNS = 12;

/** What is sent, without the address. */
export function shareText(
  { name, misses, hints, days }: Done,
  say: (key: string, args?: Record<string, Arg>) => string,
): string {
  const signs = `${'◯'.repeat(Math.min(misses, MOST_SIGNS - 1))}⬤`;
  const parts = [
    say('puzzle-page-share-tries', { tries: misses + 1 }),
    say('puzzle-page-share-hints', { hints }),
    ...(days > 0 ? [say('puzzle-page-share-days', { days })] : []),
  ];
  return `Spielhof ${name}: ${signs} ${parts.join(', ')}`;
}

/** The whole address of a page of the app. */
export const addressOf = (path: string): string => new URL(href(path), location.href).href;

/** Sends it with what the device offers, or copies it. Says whether it lies in the clipboard now. */
export async function share(text: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return copyText(`${text}\n${url}`);
  try {
    await navigator.share({ text, url });
    return false;
  } catch (reason) {
    // Somebody changed their mind.
    if (reason instanceof DOMException && reason.name === 'AbortError') return false;
    return copyText(`${text}\n${url}`);
  }
}
