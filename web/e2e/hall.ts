// What every test needs: pages of the app, tables, and an eye on what goes wrong.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { NewTable, Opened, Plan } from '../src/lib/wire.ts';

export const PHONE = { width: 360, height: 740 };
export const ON_ITS_SIDE = { width: 740, height: 360 };
export const DESK = { width: 1440, height: 900 };
/** Less to paint, where nobody looks. */
export const SMALL = { width: 800, height: 520 };
export type Size = typeof PHONE;
export type Theme = 'light' | 'dark';

/** How long a machine that does other things as well may take. */
export const PATIENCE = 30_000;

export const origin = (): string => inject('origin');

let browser: Browser | undefined;

/** Connects the tests of a file to the browser. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(async () => browser?.close());
}

export interface Wishes {
  size?: Size;
  theme?: Theme;
  /** Do pieces glide? */
  moving?: boolean;
  /** Another server than the one of all tests. */
  at?: string;
  /** Does the browser keep the app? Most tests are over before it has; they need not wait for it. */
  keeps?: boolean;
  /** Is it used with fingers? */
  touch?: boolean;
}

/** A guest: a browser that nobody has used before. */
export async function guest({
  size = DESK,
  theme = 'light',
  moving = false,
  at = origin(),
  keeps = false,
  touch = false,
}: Wishes = {}): Promise<Guest> {
  if (!browser) throw new Error('useBrowser() first');
  const context = await browser.newContext({
    baseURL: at,
    serviceWorkers: keeps ? 'allow' : 'block',
    viewport: size,
    colorScheme: theme,
    reducedMotion: moving ? 'no-preference' : 'reduce',
    locale: 'en',
    hasTouch: touch,
    isMobile: touch,
  });
  context.setDefaultTimeout(PATIENCE);
  // Computers that think without a pause: tests wait for nobody.
  await context.addInitScript(() => {
    const name = 'spielhof.settings';
    // An empty page has no storage.
    if (!location.protocol.startsWith('http') || localStorage.getItem(name)) return;
    localStorage.setItem(name, JSON.stringify({ pace: 0 }));
  });
  return new Guest(context, at);
}

/** What the browser says where a test lets it keep nothing. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Somebody with a browser. */
export class Guest {
  /** What the pages complained about. */
  readonly faults: string[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly at: string,
  ) {
    context.on('weberror', (fault) => this.faults.push(String(fault.error())));
    context.on('console', (line) => {
      if (line.text() === BLOCKED) return;
      // Chromium says so of a socket whose page is left while it connects.
      if (line.text().includes('WebSocket is closed before the connection is established')) return;
      if (line.type() === 'error' || line.type() === 'warning') this.faults.push(line.text());
    });
  }

  /** Opens a page of the app and waits until it is there. */
  async open(path: string, page?: Page): Promise<Page> {
    const opened = page ?? (await this.context.newPage());
    await opened.goto(path);
    await opened.locator('main[data-page]:not([data-page=""])').waitFor();
    return opened;
  }

  /** Opens a table as the app would. */
  async table(plan: Plan, wishes: Partial<NewTable> = {}): Promise<Opened> {
    const chairs = Array.from({ length: plan.players }, () => 'mine' as const);
    const table: NewTable = { plan: { first: 1, ...plan }, chairs, pace: 0, ...wishes };
    // A guest is known before he opens a table.
    await this.context.request.get('/api/me');
    const answer = await this.context.request.post('/api/tables', {
      data: table,
      headers: { origin: this.at },
    });
    if (!answer.ok()) throw new Error(`${JSON.stringify(table)}: ${await answer.text()}`);
    return (await answer.json()) as Opened;
  }

  /** Goes home; nothing may have gone wrong. */
  async leave(): Promise<void> {
    await this.context.close();
    expect(this.faults).toEqual([]);
  }
}
