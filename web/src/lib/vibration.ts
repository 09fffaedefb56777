// A short shake of the device, where it can shake.
import { settings } from './settings.svelte';

/** How long the device shakes, in milliseconds: twice with a pause for what is refused. */
const SHAKES = { pick: 8, drop: 14, refused: [18, 40, 18] };

/** Can this device vibrate? */
export function canVibrate(): boolean {
  return typeof navigator !== 'undefined' && 'vibrate' in navigator;
}

/** Shakes the device, if that is wanted. */
export function vibrate(why: keyof typeof SHAKES): void {
  // Browsers complain about it before the page was touched.
  if (!settings.vibration || !canVibrate() || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(SHAKES[why]);
}
