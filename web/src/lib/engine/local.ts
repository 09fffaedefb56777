// Tables on this device. What is needed before the first of them is opened is little; the rest is
// fetched then.

import { modulePath } from 'virtual:engine';
import type { MyTable } from '../wire';

/** How the id of a table on this device begins. */
const PREFIX = 'local-';

/** Is this table on this device? */
export const isLocal = (table: string): boolean => table.startsWith(PREFIX);

/** Can this browser keep tables and run the module? */
export const hasEngine = (): boolean =>
  modulePath !== null && 'WebAssembly' in globalThis && 'indexedDB' in globalThis;

/** Where the module is. */
export const moduleUrl = (): string =>
  new URL(`${import.meta.env.BASE_URL}${modulePath}`, document.baseURI).href;

/** Asks the module what otherwise a server is asked. */
export async function askEngine(method: string, path: string, body?: unknown): Promise<Response> {
  const { request } = await import('./client');
  const { status, text } = await request(method, path, body);
  return new Response(text, { status });
}

/** The tables on this device, the latest first. */
export async function localTables(): Promise<MyTable[]> {
  if (!hasEngine()) return [];
  const { summaries } = await import('../../engine/database');
  return summaries();
}
