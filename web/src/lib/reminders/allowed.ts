// Reminders are for few: what it takes is fetched where the browser has been allowed to show messages.
import type * as Device from './device.svelte';

/** Does something about the reminders of this device, if it may have any. */
export async function whereAllowed(deed: (device: typeof Device) => Promise<void>): Promise<void> {
  if (__STATIC__ || !('Notification' in window) || Notification.permission !== 'granted') return;
  await deed(await import('./device.svelte'));
}
