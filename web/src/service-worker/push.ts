// Reminders: shown when they come, and what their press leads to.
import type { NewSubscription, PushState } from '../lib/wire';
import { pathWithin } from './decide';
import { shown, windowFor } from './reminders';

declare const self: ServiceWorkerGlobalScope;

/** Listens for reminders. `language` is the language of the page. */
export function hearReminders(language: () => Promise<string | null>): void {
  self.addEventListener('push', (event) => {
    const { title, options } = shown(event.data?.text());
    event.waitUntil(self.registration.showNotification(title, options));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data ?? './')));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    (event as ExtendableEvent).waitUntil(renew(language));
  });
}

async function open(path: string): Promise<void> {
  const { scope } = self.registration;
  const { href } = new URL(path, scope);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const window = windowFor(path, windows, scope);
  if (window) {
    try {
      const focused = await window.focus();
      if (pathWithin(focused.url, scope) === path || (await focused.navigate(href))) return;
    } catch {
      // It is gone, or none of this worker's.
    }
  }
  await self.clients.openWindow(href);
}

/** The browser has ended the subscription: it gets a new one, and the server hears of it. The end of the old
 * one the server learns from the push service. */
async function renew(language: () => Promise<string | null>): Promise<void> {
  const address = new URL('api/me/push', self.registration.scope);
  const { key } = (await (await fetch(address)).json()) as PushState;
  if (key === null) return;
  const made = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = made.toJSON();
  const device: NewSubscription = {
    endpoint: endpoint ?? '',
    key: keys?.['p256dh'] ?? '',
    secret: keys?.['auth'] ?? '',
    language: (await language()) ?? self.navigator.language.slice(0, 2),
  };
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(device),
  });
}
