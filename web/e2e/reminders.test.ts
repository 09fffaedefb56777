// Reminders on a device: turned on at a table, sent by the server, read and shown by the device.
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MyTable, NewSubscription, PushState } from '../src/lib/wire.ts';
import { DESK, guest, PHONE, useBrowser, type Guest, type Wishes } from './hall.ts';
import { Hand } from './hand.ts';
import { Keys, PushService, signer } from './pushservice.ts';
import { CLIENT, serve, type Server } from './server.ts';

useBrowser();

let service: PushService;
let server: Server;
/** Browsers are reminded on their own machine only under its name. */
const named = () => server.origin.replace('127.0.0.1', 'localhost');

beforeAll(async () => {
  service = await PushService.start();
  server = await serve(CLIENT, ['--push-service', service.origin]);
});

afterAll(async () => {
  await server.stop();
  await service.stop();
});

/** How long a page may take that does something in its own time. */
const SOON = { timeout: 20_000 };

const HERE = 'Remind me on this device';
const shot = (name: string) => fileURLToPath(new URL(`../shots/${name}.png`, import.meta.url));

/** Somebody whose browser keeps the app and may show messages. */
async function reminded(name: string, wishes: Wishes = {}): Promise<[Guest, Keys]> {
  const person = await guest({ at: named(), keeps: true, ...wishes });
  const keys = new Keys(`${service.origin}/${name}`);
  await keys.given(person.context);
  await person.context.grantPermissions(['notifications'], { origin: named() });
  return [person, keys];
}

const state = async (person: Guest) =>
  (await (await person.context.request.get('/api/me/push')).json()) as PushState;

const devices = async (person: Guest) => (await state(person)).devices;

/** A table with two days for each turn, at which both sit; the host begins. */
async function together(host: Guest, friend: Guest): Promise<[Hand, Page, string]> {
  const { table, invite } = await host.table(
    { game: 'halma', players: 2 },
    { chairs: ['mine', 'open'], clock: { days: 2 } },
  );
  const hers = await Hand.at(await host.context.newPage(), table);
  const page = await friend.open(`/t/${table}#${invite}`);
  await page.locator('.sit button[type="submit"]').click();
  await hers.until(({ choices }) => choices !== null);
  return [hers, page, table];
}

const more = (page: Page) =>
  page.locator('.tabs').getByRole('button', { name: 'More', exact: true }).click();

/** What axe finds, and whether the page is wider than the screen. */
async function flaws(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode(true).analyze();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...violations.map(({ id }) => id), ...(wide ? ['wider than the screen'] : [])];
}

test('who is away is reminded in their language, and no longer once they do not want to be', async () => {
  const anna = await guest({ at: named() });
  const [ben, keys] = await reminded('ben', { size: PHONE });
  const [hers, page, table] = await together(anna, ben);

  // While Anna thinks it is offered, once; nothing is asked of the browser before a press.
  const offer = page.getByRole('group', { name: 'Reminders' });
  await offer.waitFor();
  expect(await flaws(page, 'main')).toEqual([]);
  await page.screenshot({ path: shot('reminders-offer-360-light') });
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await offer.waitFor({ state: 'detached' });
  expect(await devices(ben)).toBe(0);

  await more(page);
  const control = page.getByRole('switch', { name: HERE });
  expect(await control.isChecked()).toBe(false);
  await control.click();
  await expect.poll(() => devices(ben), SOON).toBe(1);
  await expect.poll(() => control.isChecked(), SOON).toBe(true);
  expect(await flaws(page, '.panel')).toEqual([]);
  await control.scrollIntoViewIfNeeded();
  await page.screenshot({ path: shot('reminders-table-360-light') });

  // The page changes its language: so do reminders.
  const settings = await ben.open('/settings');
  await settings.getByText('You are reminded on 1 device.').waitFor();
  expect(await flaws(settings, 'section[aria-labelledby="reminders-title"]')).toEqual([]);
  const told = settings.waitForRequest(
    (request) =>
      request.url().endsWith('/api/me/push') &&
      request.method() === 'POST' &&
      (request.postDataJSON() as NewSubscription).language === 'de',
  );
  await settings.locator('main').getByLabel('Language').selectOption('de');
  await (await told).response();
  await settings.getByText('Du wirst auf 1 Gerät erinnert.').waitFor();
  await settings.close();
  await page.close();

  await hers.until((scene) => scene.turn === 1);
  await hers.page.locator('.strips').getByText('away').waitFor();
  await hers.does('e2-f3');
  await expect.poll(() => service.deliveries.length, { timeout: 60_000 }).toBe(1);
  const [delivery] = service.deliveries;
  expect(delivery!.path).toBe('/ben');
  const message = keys.decrypt(delivery!.body);
  expect(message).toEqual({
    title: 'Halma',
    body: 'Du bist dran. Du hast noch 47 Stunden.',
    table,
  });
  const by = signer(delivery!);
  expect([by?.key, by?.claims.aud]).toEqual([(await state(ben)).key, service.origin]);

  // The list says so too, with the time that is left; so does the title.
  const gallery = await ben.open('/');
  const card = gallery.locator(`a[href="/t/${table}"]`);
  await card.getByText('noch 47 Stunden').waitFor();
  await expect.poll(() => gallery.title(), SOON).toBe('(1) Spielhof');

  // The service worker shows the message.
  await gallery.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const notifications = () =>
    gallery.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data: data as string,
      }));
    });
  const { title, body } = message;
  // Chromium loses a message now and then that is delivered by its tools.
  for (let tries = 0; tries < 4 && (await notifications()).length === 0; tries += 1) {
    await deliver(gallery, message);
    await expect
      .poll(notifications, { timeout: 8_000 })
      .not.toEqual([])
      .catch(() => {});
  }
  expect(await notifications()).toEqual([{ title, body, tag: table, data: `t/${table}` }]);

  // A press on it leads to the table, in the window that there is.
  const [worker] = ben.context.serviceWorkers();
  await worker!.evaluate(PRESS);
  await gallery.waitForURL(`**/t/${table}`);
  expect(await notifications()).toEqual([]);

  // At the table the title says whose turn it is; a move later nothing waits.
  const his = await Hand.at(gallery, table);
  await expect.poll(() => gallery.title(), SOON).toBe('Du bist am Zug · Halma · Spielhof');
  await his.does('l15-k14');
  await expect.poll(() => gallery.title(), SOON).toBe('Halma · Spielhof');

  // Off again, also in the browser.
  await ben.open('/settings', gallery);
  await gallery.getByRole('switch', { name: 'Auf diesem Gerät erinnern' }).click();
  await gallery.getByText('Kein Gerät erinnert dich.').waitFor();
  expect(await devices(ben)).toBe(0);
  const left = () =>
    gallery.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return registration.pushManager.getSubscription();
    });
  expect(await left()).toBeNull();
  await anna.leave();
  await ben.leave();
});

/** Presses the notification, inside of the service worker. Only a real finger may focus a window. */
const PRESS = `(async () => {
  WindowClient.prototype.focus = async function () {
    return this;
  };
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent('notificationclick', { notification });
  const work = [];
  event.waitUntil = (one) => work.push(one);
  self.dispatchEvent(event);
  await Promise.all(work);
})()`;

/** Hands a message to the service worker as the browser does when it has decrypted it. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one) done(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: named(),
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await session.detach();
}

test('a subscription that the server has lost is told again, and ends with its guest', async () => {
  const [ben] = await reminded('again', { size: DESK, theme: 'dark' });
  const page = await ben.open('/settings');
  await page.getByRole('switch', { name: HERE }).click();
  await page.getByText('You are reminded on 1 device.').waitFor();
  await page
    .locator('section[aria-labelledby="reminders-title"]')
    .screenshot({ path: shot('reminders-settings-1440-dark') });
  const lost = await ben.context.request.delete('/api/me/push', {
    data: { endpoint: `${service.origin}/again` },
    headers: { origin: named() },
  });
  expect([lost.status(), await devices(ben)]).toEqual([204, 0]);
  // Any page will do.
  await ben.open('/rules/halma', page);
  await expect.poll(() => devices(ben), SOON).toBe(1);

  await ben.open('/settings', page);
  await page.getByText('You are reminded on 1 device.').waitFor();
  await page.getByRole('button', { name: 'Delete everything about me' }).click();
  await page.getByRole('button', { name: /^Yes, delete/ }).click();
  await page.waitForURL('**/');
  const left = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.pushManager.getSubscription();
  });
  expect(left).toBeNull();
  await ben.leave();
});

/** Tells the browser to show no messages of a page, as its owner does in its settings. */
async function block(page: Page): Promise<void> {
  const context = page.context();
  const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo');
  const session = await context.browser()!.newBrowserCDPSession();
  await session.send('Browser.setPermission', {
    origin: named(),
    browserContextId: targetInfo.browserContextId,
    permission: { name: 'notifications' },
    setting: 'denied',
  });
}

test('a browser that blocks messages is no dead end, and one that fails can try again', async () => {
  const [ben] = await reminded('blocked', { size: PHONE, theme: 'dark' });
  const page = await ben.open('/settings');
  const control = page.getByRole('switch', { name: HERE });
  await control.waitFor();
  await page.route('**/api/me/push', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await control.click();
  await page.locator('.fault', { hasText: "Can't reach the server." }).waitFor();
  expect(await control.isChecked()).toBe(false);
  await page.unroute('**/api/me/push');
  await control.click();
  await page.getByText('You are reminded on 1 device.').waitFor();
  expect(await page.locator('.fault').count()).toBe(0);

  // The page notices without being loaded anew.
  await block(page);
  await page.getByText(/^The browser blocks messages from this page/).waitFor();
  const part = 'section[aria-labelledby="reminders-title"]';
  expect(await flaws(page, part)).toEqual([]);
  await page.locator(part).screenshot({ path: shot('reminders-blocked-360-dark') });
  // The browser itself complains about the request that failed.
  expect(ben.faults.filter((fault) => !fault.includes('net::ERR'))).toEqual([]);
  await ben.context.close();
});

test('nothing is offered under a bare address', async () => {
  const anna = await guest({ at: server.origin });
  const ben = await guest({ at: server.origin, keeps: true });
  await ben.context.grantPermissions(['notifications'], { origin: server.origin });
  const [, page] = await together(anna, ben);
  const asked = page.waitForResponse('**/api/me/push');
  await more(page);
  expect(await (await asked).json()).toEqual({ key: null, devices: 0 });
  await ben.open('/settings', page);
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(HERE).count()).toBe(0);
  await anna.leave();
  await ben.leave();
});

test.each([
  { theme: 'light', size: PHONE },
  { theme: 'dark', size: DESK },
] as const)('the list tells what is urgent: $theme, $size.width', async ({ theme, size }) => {
  const anna = await guest({ at: named(), theme, size });
  const ben = await guest({ at: named() });
  const [, first] = await together(anna, ben);
  const [, second] = await together(anna, ben);
  await Promise.all([first.close(), second.close()]);
  const page = await anna.context.newPage();
  // Nobody waits for days here.
  await page.route('**/api/tables?mine=1', async (route) => {
    const [one, other] = (await (await route.fetch()).json()) as MyTable[];
    const soon = Date.now() + 5.5 * 60 * 60 * 1000;
    await route.fulfill({ json: [one, { ...other, until: soon }] });
  });
  await anna.open('/', page);
  const cards = page.locator('section[aria-labelledby="tables-mine"] li');
  await cards.first().getByText('5 hours left').waitFor();
  expect(await cards.first().innerText()).toContain('Urgent:');
  expect(await cards.nth(1).innerText()).toContain('47 hours left');
  expect(await cards.nth(1).innerText()).not.toContain('Urgent:');
  await expect.poll(() => page.title(), SOON).toBe('(2) Spielhof');
  expect(await flaws(page, 'section[aria-labelledby="tables-mine"]')).toEqual([]);
  await page.screenshot({ path: shot(`reminders-list-${size.width}-${theme}`) });
  await anna.leave();
  await ben.leave();
});
