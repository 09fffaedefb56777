// Where the computer may help while a game runs.

import { settings } from '../settings.svelte';
import { mine } from '../table/seats';
import type { TableView } from '../wire';

/** Can the viewer see an evaluation of the running game? Everybody who sat down agreed to the terms. */
export function mayBeHelped({ terms, scene, seats }: TableView): boolean {
  const running = scene.waits === 'seat' || scene.waits === 'dice';
  return terms.hints && running && mine(seats).length > 0;
}

/** Is it shown who is ahead? */
export const showsLead = (view: TableView): boolean => settings.lead && mayBeHelped(view);
