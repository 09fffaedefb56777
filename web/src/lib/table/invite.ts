// The invitation stands behind the # of a link, which no browser sends to a server. It is kept on
// this device, and stays in the address only as long as somebody can still sit down.

import { keep, recall } from '../store';

/** The invitation to a table: from the address, or from the last time. */
export function invitation(table: string): string | null {
  const fresh = /^#([\w-]{8,})$/.exec(location.hash)?.[1];
  if (fresh === undefined) return recall<string>(`invite.${table}`);
  keep(`invite.${table}`, fresh);
  return fresh;
}

/** Shows the invitation in the address, or takes it out. */
export function showAddress(table: string, invite: string | null): void {
  const address = new URL(invite === null ? watchLink(table) : seatLink(table, invite));
  if (location.pathname !== address.pathname || location.hash === address.hash) return;
  history.replaceState(history.state, '', address);
}

/** The link that lets a friend sit down. */
export function seatLink(table: string, invite: string): string {
  return `${location.origin}/t/${table}#${invite}`;
}

/** The link that lets anybody watch. */
export function watchLink(table: string): string {
  return `${location.origin}/t/${table}`;
}
