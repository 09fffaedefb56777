// The page's side of the service worker: registers it, hands it what to keep, and offers updates.
import type { ToWorker } from '../../service-worker/messages';
import { loadAnew } from '../router.svelte';
import { currentLanguage } from '../words';

/** Is there a newer version that waits to be taken? */
export const update = $state({ ready: false });

/** How a look for a newer version ended. */
export type Checked = 'ready' | 'current' | 'failed';

/** The least time between two looks that nobody asked for. */
const PAUSE = 3_600_000;

let register: (registration: ServiceWorkerRegistration | null) => void;
/** Settled as soon as the worker is registered, or cannot be. */
const registered = new Promise<ServiceWorkerRegistration | null>((done) => (register = done));
/** Did somebody on this page ask for the update? */
let asked = false;

/** Can this browser keep the app? It cannot on pages that are not encrypted. */
export const canKeep = (): boolean => window.isSecureContext && 'serviceWorker' in navigator;

/** The version that this page is of. */
export const buildOf = (page: Document): string =>
  page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

/** Registers the worker and keeps it up to date. A failure changes nothing for the page. */
export function startWorker(): void {
  if (!canKeep() || import.meta.env.DEV) return register(null);
  const first = navigator.serviceWorker.controller === null;
  const base = import.meta.env.BASE_URL;
  navigator.serviceWorker
    .register(`${base}sw.js`, { scope: base, updateViaCache: 'none' })
    .then((registration) => {
      register(registration);
      watch(registration, first);
    })
    .catch(() => register(null));
}

function watch(registration: ServiceWorkerRegistration, first: boolean): void {
  let isFirst = first;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    // Another window took the update: this one follows with its next page.
    else if (!isFirst) loadAnew();
    isFirst = false;
  });
  const look = () => (update.ready = registration.waiting !== null && !isFirst);
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  // What the first page fetched went past the worker.
  if (first) void keepOffline(performance.getEntriesByType('resource').map(({ name }) => name));
  $effect.root(() => {
    $effect(() => void tell({ language: currentLanguage() }));
  });
  checkNowAndThen(registration);
}

function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < PAUSE) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });
}

/** Looks for a newer version now. */
export async function checkForUpdate(): Promise<Checked> {
  const registration = await registered;
  if (!registration) return 'failed';
  try {
    await registration.update();
  } catch {
    return 'failed';
  }
  if (registration.installing && !(await becomes(registration.installing, 'installed'))) {
    return 'failed';
  }
  return registration.waiting ? 'ready' : 'current';
}

/** Loads the page anew with the version that waits. */
export async function takeUpdate(): Promise<void> {
  asked = true;
  const waiting = (await registered)?.waiting;
  if (waiting) waiting.postMessage({ skipWaiting: true } satisfies ToWorker);
  else location.reload();
}

/** Has files kept for when there is no network. Says whether all of them are here now. */
export function keepOffline(urls: string[]): Promise<boolean> {
  return tell({ keep: urls.map((url) => new URL(url, location.href).href) });
}

/** The worker's registration, once the worker is in charge; none where there is no worker. */
export async function inCharge(): Promise<ServiceWorkerRegistration | null> {
  const registration = await registered;
  const coming = registration?.installing ?? registration?.waiting;
  if (registration && !registration.active && coming) await becomes(coming, 'activating');
  return registration?.active ? registration : null;
}

/** Says something to the worker that is in charge, and waits for its answer. */
async function tell(message: ToWorker): Promise<boolean> {
  const worker = (await inCharge())?.active;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(data === true);
    worker.postMessage(message, [port2]);
  });
}

const STATES: ServiceWorkerState[] = ['installing', 'installed', 'activating', 'activated'];

/** Waits until a worker has come this far; says whether it has. */
function becomes(worker: ServiceWorker, wanted: ServiceWorkerState): Promise<boolean> {
  return new Promise((done) => {
    const look = () => {
      if (worker.state === 'redundant') done(false);
      else if (STATES.indexOf(worker.state) >= STATES.indexOf(wanted)) done(true);
      else return;
      worker.removeEventListener('statechange', look);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
