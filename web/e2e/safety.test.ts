// People who keep each other at a distance, and the operator who helps them.
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { QuickGameState } from '../src/lib/wire.ts';
import { DESK, guest, origin, PHONE, useBrowser, type Guest, type Theme } from './hall.ts';

useBrowser();

const shot = (name: string) => fileURLToPath(new URL(`../shots/${name}.png`, import.meta.url));

/** What axe finds in a page, or in a part of it. */
async function flaws(page: Page, part = 'main'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode(true).analyze();
  return violations.map(({ id }) => id);
}

/** A table of one person at which another sits. */
async function together(host: Guest, friend: Guest, chat: boolean): Promise<[Page, Page, string]> {
  const { table, invite } = await host.table(
    { game: 'halma', players: 2 },
    { chairs: ['mine', 'open'], chat },
  );
  const one = await host.open(`/t/${table}`);
  const other = await friend.open(`/t/${table}#${invite}`);
  await other
    .getByRole('button', { name: /^(Sit down|Hinsetzen)/ })
    .first()
    .click();
  await one.locator('.strips strong', { hasText: 'Rude Bo' }).waitFor();
  return [one, other, table];
}

const more = (page: Page, name = 'More') =>
  page.locator('.tabs').getByRole('button', { name, exact: true }).click();

const call = (person: Guest, name: string) =>
  person.context.request
    .get('/api/me')
    .then(() =>
      person.context.request.post('/api/me', { data: { name }, headers: { origin: origin() } }),
    );

const look = (person: Guest, language: string) =>
  person.context.addInitScript((code) => {
    const name = 'spielhof.settings';
    // An empty page has no storage.
    if (!location.protocol.startsWith('http')) return;
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as object;
    localStorage.setItem(name, JSON.stringify({ pace: 0, ...kept, language: code }));
  }, language);

test('a phrase is read in another language, and a mute hides it', async () => {
  const [ada, bo] = [await guest({ size: PHONE }), await guest({ size: DESK, theme: 'dark' })];
  await look(bo, 'de');
  await call(ada, 'Ada');
  await call(bo, 'Rude Bo');
  const [one, other] = await together(ada, bo, true);
  await more(one);
  await one.getByText('Say something', { exact: true }).click();
  await one.getByRole('button', { name: 'Good luck!' }).click();
  await other
    .locator('li', { hasText: 'Ada' })
    .locator('.bubble', { hasText: 'Viel Glück!' })
    .waitFor();
  await other.screenshot({ path: shot('safety-bubble-1440-dark') });
  await other.locator('[aria-live="polite"]', { hasText: 'Ada: Viel Glück!' }).waitFor();
  await other.locator('.bubble').waitFor({ state: 'detached' });
  await one.screenshot({ path: shot('safety-phrases-360-light') });
  await one.getByText('Say something', { exact: true }).click();
  await one.getByText('People at the table', { exact: true }).click();
  expect(await flaws(one, '.panel')).toEqual([]);
  await one.screenshot({ path: shot('safety-menu-360-light') });

  // Bo answers in their language; Ada reads hers, until she has had enough.
  await more(other, 'Mehr');
  await other.getByText('Etwas sagen', { exact: true }).click();
  await other.getByRole('button', { name: 'Hoppla!' }).click();
  await one.locator('.bubble', { hasText: 'Oops!' }).waitFor();
  await one.getByRole('button', { name: 'Mute' }).click();
  await one.getByText('You no longer see what Rude Bo says.').waitFor();
  await other.getByRole('button', { name: 'Danke!' }).click();
  await other.locator('.bubble', { hasText: 'Danke!' }).waitFor();
  expect(await one.locator('.bubble', { hasText: 'Thank you!' }).count()).toBe(0);
  await one.locator('.tabs').getByRole('button', { name: /^Chat/ }).click();
  await one.locator('.log', { hasText: 'Good luck!' }).waitFor();
  expect(await one.locator('.log').textContent()).not.toMatch(/Oops|Thank you/);

  // It can be undone in the settings.
  const settings = await ada.open('/settings');
  await settings.getByText('muted since').waitFor();
  expect(await flaws(settings)).toEqual([]);
  await settings.getByRole('button', { name: 'Undo for Rude Bo' }).click();
  await settings.getByText("You haven't muted or blocked anybody.").waitFor();
  await one.locator('.log', { hasText: 'Thank you!' }).waitFor();
  for (const person of [ada, bo]) await person.leave();
});

test('a block prevents a quick game, and the operator bans who was reported', async () => {
  const [ada, bo, operator] = [
    await guest({ size: DESK, theme: 'dark' }),
    await guest(),
    await guest({ size: DESK }),
  ];
  await call(ada, 'Ada');
  await call(bo, 'Rude Bo');
  const [one, other, table] = await together(ada, bo, true);
  await other.locator('.tabs').getByRole('button', { name: /^Chat/ }).click();
  await other.getByLabel('Say something').fill('something rude');
  await other.getByRole('button', { name: 'Send' }).click();
  await one.locator('.unread').waitFor();
  await more(one);
  await one.getByText('People at the table', { exact: true }).click();
  await one.getByRole('button', { name: 'Block' }).click();
  await one.getByText('Rude Bo is blocked.').waitFor();
  await one.getByRole('button', { name: 'Report' }).click();
  await one.getByLabel('Why?').selectOption('harassment or threats');
  expect(await flaws(one, '.panel')).toEqual([]);
  await one.screenshot({ path: shot('safety-report-1440-dark') });
  await one.getByRole('button', { name: 'Send the report' }).click();
  await one.getByText('Thank you. The operators will look at it.').waitFor();

  const seek = async (person: Guest): Promise<string | null> => {
    const data = { games: ['tippy'], anew: true, patience: null, level: 1 };
    const headers = { origin: origin() };
    const answer = await person.context.request.post('/api/quick', { data, headers });
    return ((await answer.json()) as QuickGameState).table;
  };
  expect([await seek(ada), await seek(bo), await seek(ada)]).toEqual([null, null, null]);

  const page = await operator.open('/admin');
  const report = page.locator('article', { hasText: table });
  await report.getByText('something rude').waitFor();
  await report.getByRole('heading', { name: /^Rude Bo/ }).waitFor();
  // The name goes first: the others see it at once.
  await report.getByRole('button', { name: 'Remove the name' }).click();
  await page.getByText('Done.').waitFor();
  await one.locator('.strips strong', { hasText: 'Rude Bo' }).waitFor({ state: 'detached' });
  await report.getByLabel('Days', { exact: true }).fill('3');
  await report.getByRole('button', { name: 'Ban' }).click();
  await page.getByRole('cell', { name: 'banned', exact: true }).waitFor();
  // Who is banned is told why, and for how long.
  await other.getByText(/banned from this server\. Days left: 3\. Reason: harassment/).waitFor();
  const refused = await bo.context.request.post('/api/quick', {
    data: { games: ['tippy'], anew: true, patience: null, level: 1 },
    headers: { origin: origin() },
  });
  expect(refused.status()).toBe(403);
  expect(await flaws(page)).toEqual([]);
  for (const [size, name] of [
    [PHONE, 360],
    [DESK, 1440],
  ] as const) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark'] as Theme[]) {
      await page.emulateMedia({ colorScheme: theme });
      await page.screenshot({ path: shot(`admin-${name}-${theme}`), fullPage: true });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(size.width);
    }
  }
  await report.getByRole('button', { name: 'Resolve' }).click();
  await page.getByRole('button', { name: /^Lift for/ }).click();
  await page.getByRole('cell', { name: 'ban lifted' }).waitFor();
  const again = await bo.open('/quick');
  expect(await again.title()).toContain('Spielhof');
  for (const person of [ada, operator]) await person.leave();
  await bo.context.close();
});

test('who is elsewhere needs the token', async () => {
  const stranger = await guest({ size: PHONE });
  // As if through a proxy.
  await stranger.context.route('**/api/admin**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '203.0.113.7' } }),
  );
  const page = await stranger.open('/admin');
  await page.getByLabel('Token').waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByLabel('Token').fill('a token that is wrong');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByText('Only operators can do that').waitFor();
  await stranger.context.close();
});
