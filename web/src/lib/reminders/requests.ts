// What the server is asked about reminders.
import { ask, json } from '../api';
import type { EndSubscription, NewSubscription, PushState } from '../wire';

/** Whether one can be reminded, and on how many devices one is. */
export const pushState = () => json<PushState>('GET', 'me/push');

export const subscribe = async (device: NewSubscription) =>
  void (await ask('POST', 'me/push', device));

export const unsubscribe = async (device: EndSubscription) =>
  void (await ask('DELETE', 'me/push', device));
