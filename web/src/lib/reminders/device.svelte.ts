// Reminders on this device: asks the browser for a subscription and keeps the server informed of it.
import { asGuest, Refused } from '../api';
import { textOf } from '../base64';
import { canKeep, inCharge } from '../offline/worker.svelte';
import type { Said } from '../wire';
import { currentLanguage } from '../words';
import { pushState, subscribe, unsubscribe } from './requests';

/** Where this device stands. */
export type Standing =
  /** Nothing is known yet. */
  | 'unknown'
  /** The server or the browser has no reminders, or the page is not encrypted. */
  | 'impossible'
  | 'off'
  | 'on'
  /** The browser was told to show no messages of this page. */
  | 'blocked';

interface Reminders {
  standing: Standing;
  /** The number of devices that are reminded. */
  devices: number;
  /** Is something being done? */
  busy: boolean;
  /** What went wrong the last time. */
  faults: Said[];
}

export const reminders: Reminders = $state({
  standing: 'unknown',
  devices: 0,
  busy: false,
  faults: [],
});

/** The public key of the server. */
let key = '';
/** The language in which the server has been asked to remind, by this page. */
let language: string | null = null;
let watches = false;

/** Does the browser have what it takes? */
const canBeReminded = () =>
  !__STATIC__ && canKeep() && 'PushManager' in window && 'Notification' in window;

const found = async () => (await inCharge())?.pushManager.getSubscription() ?? null;

/** Looks how things stand. A subscription is told to the server again, once for each page that is
 * loaded: this device may belong to another guest by now, and the server may have lost it. */
export async function look(): Promise<void> {
  if (!canBeReminded()) {
    reminders.standing = 'impossible';
    return;
  }
  const state = await pushState();
  if (state.key === null || !(await inCharge())) {
    reminders.standing = 'impossible';
    return;
  }
  key = state.key;
  reminders.devices = state.devices;
  const isOn = Notification.permission === 'granted' && (await found()) !== null;
  reminders.standing = Notification.permission === 'denied' ? 'blocked' : isOn ? 'on' : 'off';
  watch();
  if (isOn) await renew();
}

/** Follows the language of the page, and what the browser is told about messages. */
function watch(): void {
  if (watches) return;
  watches = true;
  $effect.root(() => {
    $effect(() => {
      if (reminders.standing === 'on' && language !== currentLanguage()) void renew();
    });
  });
  const allowed = navigator.permissions?.query({ name: 'notifications' });
  allowed?.then(
    (permission) => (permission.onchange = () => void look().catch(() => {})),
    () => {},
  );
}

/** A subscription with the key of this server: the one there is, or a new one. */
async function subscription(): Promise<PushSubscription> {
  const worker = await inCharge();
  if (!worker) throw new Error('no service worker');
  const before = await worker.pushManager.getSubscription();
  const made = before?.options.applicationServerKey;
  if (before && made && textOf(made) !== key) await before.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function send(device: PushSubscription): Promise<void> {
  const { endpoint, keys } = device.toJSON();
  const spoken = currentLanguage();
  await subscribe({
    endpoint: endpoint ?? '',
    key: keys?.['p256dh'] ?? '',
    secret: keys?.['auth'] ?? '',
    language: spoken,
  });
  language = spoken;
}

/** Tells the server about the subscription of this device, unless this page has done so. */
async function renew(): Promise<void> {
  const spoken = currentLanguage();
  if (language === spoken) return;
  // Whatever comes of it, it is not tried again and again.
  language = spoken;
  try {
    await send(await subscription());
    reminders.devices = (await pushState()).devices;
  } catch (reason) {
    // Who is no guest any more is reminded of nothing.
    if (reason instanceof Refused && reason.status === 401) reminders.standing = 'off';
  }
}

/** This device belongs to another guest now: its reminders go along. */
export async function moveAlong(): Promise<void> {
  language = null;
  await look();
}

/** Somebody wants to be reminded here. Call it right after a press: the browser asks only then. */
export async function turnOn(): Promise<void> {
  if (reminders.busy) return;
  reminders.busy = true;
  reminders.faults = [];
  try {
    const allowed = await Notification.requestPermission();
    if (allowed === 'granted') await begin();
    else if (allowed === 'denied') reminders.standing = 'blocked';
    else reminders.faults = [{ key: 'reminders-not-allowed' }];
  } catch {
    reminders.faults = [{ key: 'reminders-failed' }];
  }
  reminders.busy = false;
}

async function begin(): Promise<void> {
  const device = await subscription();
  try {
    await asGuest(() => send(device));
  } catch (reason) {
    await device.unsubscribe();
    if (!(reason instanceof Refused)) throw reason;
    reminders.faults = reason.faults;
    return;
  }
  reminders.standing = 'on';
  reminders.devices = (await pushState()).devices;
}

/** Nobody wants to be reminded here any more. */
export async function turnOff(): Promise<void> {
  if (reminders.busy) return;
  reminders.busy = true;
  reminders.faults = [];
  const device = await found();
  try {
    if (device) await unsubscribe({ endpoint: device.endpoint });
    reminders.devices = (await pushState()).devices;
  } catch {
    // Without a subscription the push service tells the server that this device is gone.
  }
  await forget();
  reminders.busy = false;
}

/** The guest of this device is deleted: the browser ends the subscription too. */
export async function forget(): Promise<void> {
  await (await found())?.unsubscribe();
  language = null;
  if (reminders.standing === 'on') reminders.standing = 'off';
}
