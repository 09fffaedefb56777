// The app without a network, and its updates.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, useBrowser } from './hall.ts';
import { CLIENT, serve, type Server } from './server.ts';

useBrowser();

let web: string;
let server: Server;
let open = true;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'spielhof-web-'));
  await cp(CLIENT, web, { recursive: true });
  server = await serve(web);
});

async function stop(): Promise<void> {
  if (open) await server.stop();
  open = false;
}

afterAll(async () => {
  await stop();
  await rm(web, { recursive: true, force: true });
});

/** Waits until the service worker looks after a page and has done what the page asked for. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    return (
      names.some((name) => name.endsWith(' notes')) && names.some((name) => name.endsWith(' kept'))
    );
  });
}

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

/** Makes the server's client a newer one: the same with another version. */
async function release(from: string, to: string): Promise<void> {
  for (const name of ['index.html', 'sw.js']) {
    const text = await readFile(join(web, name), 'utf8');
    await writeFile(join(web, name), text.replaceAll(from, to));
    for (const ending of ['.br', '.gz']) await rm(join(web, name + ending), { force: true });
  }
}

test('an update is offered, and waits for the end of a game', async () => {
  const person = await guest({ at: server.origin, keeps: true });
  const { table } = await person.table({ game: 'halma', players: 2 });
  const page = await person.open(`/t/${table}`);
  await page.locator('svg.board').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const other = await person.open(`/t/${table}`);
  await other.locator('svg.board').waitFor();
  // Only a window that looks after the worker hears of an update.
  await other.locator('.notices').waitFor({ state: 'attached' });
  await other.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  });
  const before = (await buildOf(page)) ?? '';
  const after = 'feedbeef0000';
  const mark = (one: Page) => one.evaluate(() => void Object.assign(window, { same: true }));
  const isSame = (one: Page) => one.evaluate(() => 'same' in window);
  await Promise.all([mark(page), mark(other)]);

  await release(before, after);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await page.waitForFunction(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
  );
  await page.locator('.notices').waitFor({ state: 'attached' });
  expect(await page.getByText('A new version is ready').count()).toBe(0);
  expect(await isSame(page)).toBe(true);

  await page.locator('header .brand').click();
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.waitForFunction(() => !('same' in window));
  await page.locator('main[data-page="gallery"]').waitFor();
  expect(await buildOf(page)).toBe(after);
  // The game in the other window goes on, with the old version until the next page.
  expect(await isSame(other)).toBe(true);
  await other.getByRole('link', { name: 'Spielhof' }).first().click();
  await other.waitForFunction(() => !('same' in window));
  expect(await buildOf(other)).toBe(after);
  await release(after, before);
  await person.leave();
});

test('a table of the server comes back with the network', async () => {
  const person = await guest({ at: server.origin, keeps: true });
  const { table } = await person.table({ game: 'halma', players: 2 });
  const page = await person.open(`/t/${table}`);
  await page.locator('.table[data-live="live"] svg.board').waitFor();
  await kept(page);
  await person.context.setOffline(true);
  // The app starts; only the table cannot be had.
  await page.reload();
  await page.getByText("Can't reach the server.").waitFor();
  await person.context.setOffline(false);
  await page.locator('.table[data-live="live"] [data-pick]').first().waitFor({ state: 'attached' });
  await person.context.close();
});

test('without a network and a server the app starts', async () => {
  const person = await guest({ at: server.origin, keeps: true });
  const page = await person.open('/rules/halma');
  await page.locator('.picture svg').first().waitFor();
  await kept(page);
  const rule = await page.locator('main h2').first().textContent();
  expect(person.faults).toEqual([]);

  await person.context.setOffline(true);
  await stop();
  await person.open('/', page);
  await page.locator('article').first().waitFor();
  await page.locator('header').getByText("You're offline").waitFor({ state: 'attached' });
  await page.getByText('tables on the server').waitFor();
  await person.open('/rules/halma', page);
  await page.getByRole('heading', { name: rule ?? '' }).waitFor();
  await person.open('/settings', page);
  await page.getByText('Version').waitFor();
  await page.getByText('This needs a connection to the server.').waitFor();
  // The browser itself complains about every request that fails.
  const real = person.faults.filter((fault) => !fault.includes('net::ERR'));
  expect(real).toEqual([]);
  await person.context.close();
});
