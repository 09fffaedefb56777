// What was said at a table and not yet read. Kept on this device, so that a refresh makes nothing
// unread again.

import { keep, recall } from '../store';
import type { ChatLine } from '../wire';

/** When the last line was said; 0 where nothing was. */
export function lastSaid(chat: readonly ChatLine[]): number {
  return chat.reduce((last, { at }) => Math.max(last, at), 0);
}

/** How many lines came after the last one read. */
export function unreadSince(chat: readonly ChatLine[], read: number): number {
  return chat.filter(({ at }) => at > read).length;
}

/** The time of the last line that was read at a table. */
export function recallRead(table: string): number {
  return recall<number>(`read.${table}`) ?? 0;
}

/** Keeps the time of the last line that was read. */
export function keepRead(table: string, at: number): void {
  if (at > recallRead(table)) keep(`read.${table}`, at);
}
