// The invitation stands behind the # of a link, which no browser sends to a server. It is
// taken from the address at once and kept on this device.

import { keep, recall } from '../store';

/** The invitation to a table: from the address, or from the last time. */
export function invitation(table: string): string | null {
  const fresh = /^#([\w-]{8,})$/.exec(location.hash)?.[1];
  if (fresh === undefined) return recall<string>(`invite.${table}`);
  keep(`invite.${table}`, fresh);
  history.replaceState(history.state, '', location.pathname + location.search);
  return fresh;
}

/** The link that lets a friend sit down. */
export function seatLink(table: string, invite: string): string {
  return `${location.origin}/t/${table}#${invite}`;
}

/** The link that lets anybody watch. */
export function watchLink(table: string): string {
  return `${location.origin}/t/${table}`;
}
