// What the service worker does with a reminder. Pure functions: the worker itself only obeys.
import type { PushMessage } from '../lib/wire';
import { pathWithin } from './decide';

/** What a reminder looks like on the device. */
export interface Shown {
  title: string;
  /** Where its press leads, relative to the folder of the worker. */
  path: string;
  options: NotificationOptions;
}

/** Reads a message. Browsers want something to be shown for every one, also for one that cannot be read. */
export function shown(text: string | undefined): Shown {
  const { title = 'Spielhof', body = '', table = '' } = messageIn(text);
  const path = table === '' ? './' : `t/${encodeURIComponent(table)}`;
  // A later reminder of a table takes the place of the one before, and is noticed again.
  const again = table === '' ? {} : { tag: table, renotify: true };
  const pictures = { icon: 'icon-192.png', badge: 'badge-96.png' };
  return { title, path, options: { body, data: path, ...pictures, ...again } };
}

function messageIn(text: string | undefined): Partial<PushMessage> {
  try {
    const read: unknown = JSON.parse(text ?? '');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter(([, value]) => typeof value === 'string' && value !== ''),
    );
  } catch {
    return {};
  }
}

/** The window that is to show a page: one that does already, else one that shows no table, else any. */
export function windowFor<W extends { url: string }>(
  path: string,
  windows: readonly W[],
  scope: string,
): W | undefined {
  const at = (one: W) => pathWithin(one.url, scope);
  const ours = windows.filter((one) => at(one) !== null);
  return (
    ours.find((one) => at(one) === path) ??
    ours.find((one) => !at(one)?.startsWith('t/')) ??
    ours[0]
  );
}
