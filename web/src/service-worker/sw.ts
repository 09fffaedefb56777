// The service worker: lets the app start without a network, and shows reminders. Built into one file, `sw.js`.
import { Store } from './caches';
import { how, type Build } from './decide';
import type { ToWorker } from './messages';
import { hearReminders } from './push';

declare const self: ServiceWorkerGlobalScope;
/** Written before the program by the build. */
declare const BUILD: Build;

const { scope } = self.registration;
const store = new Store(BUILD, scope);

const windows = async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length;

self.addEventListener('install', (event) => {
  event.waitUntil(store.install(self.navigator.languages));
});

self.addEventListener('activate', (event) => {
  const activate = async () => {
    await store.tidy(await windows());
    // Pages of the first visit are looked after at once.
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = how(request, scope, BUILD);
  if (answer !== 'browser') {
    event.respondWith(store[answer](request, (work) => event.waitUntil(work)));
  }
});

hearReminders(() => store.language());

self.addEventListener('message', (event) => {
  event.waitUntil(obey(event.data as ToWorker, event.ports[0]));
});

async function obey(message: ToWorker, answer: MessagePort | undefined): Promise<void> {
  if ('skipWaiting' in message) return self.skipWaiting();
  if ('keep' in message) {
    answer?.postMessage(await store.keep(message.keep));
    return;
  }
  if ('language' in message) {
    const kept = await store.speak(message.language);
    await store.tidy(await windows());
    answer?.postMessage(kept);
  }
}
