// What the app does by itself once the first board is there. A chunk of its own, as are its words'
// places on the page: nothing of it may delay that board.
import { mount } from 'svelte';
import { whereAllowed } from '../reminders/allowed';
import { startTitle } from '../reminders/waiting';
import Notices from './Notices.svelte';
import Sign from './Sign.svelte';
import { watchNetwork } from './watch.svelte';
import { startWorker } from './worker.svelte';

/** Registers the service worker, watches the network, and shows what there is to say about both; keeps
 * the title of the page, and reminders where they are on. */
export function start(): void {
  const header = document.querySelector('header');
  const bar = header?.querySelector('nav');
  // Not between header and page: the style of a table asks what follows the header.
  if (header?.parentElement) mount(Notices, { target: header.parentElement, anchor: header });
  if (bar) mount(Sign, { target: bar, anchor: bar.firstChild ?? undefined });
  if (!__STATIC__) watchNetwork();
  startWorker();
  startTitle();
  whereAllowed((device) => device.look()).catch(() => {});
}
