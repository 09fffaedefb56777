// Finished games: listed, counted, shown to others, downloaded and deleted.
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, guest, PHONE, useBrowser, type Guest, type Wishes } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

async function resigns(page: Page): Promise<void> {
  await page.locator('.tabs .button').last().click();
  await page.locator('.more .deeds').first().getByRole('button', { name: 'Resign' }).click();
  await page.locator('.more .deeds .primary').click();
  await page.locator('#result-headline').waitFor();
}

/** A game of Halma that the guest gives up after one turn. */
async function givenUp(person: Guest): Promise<string> {
  const chairs = ['mine' as const, { computer: 1 }];
  const { table } = await person.table({ game: 'halma', players: 2 }, { chairs });
  const hand = await Hand.at(await person.context.newPage(), table);
  const { page, scene } = hand;
  await hand.does(scene.choices!.picks[0]!.targets[0]!.action);
  await resigns(page);
  await page.close();
  return table;
}

const shot = (name: string) => fileURLToPath(new URL(`../shots/${name}.png`, import.meta.url));

const isClean = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

const WAYS: Wishes[] = [
  { size: DESK, theme: 'light' },
  { size: PHONE, theme: 'dark' },
];

test.each(WAYS)('a finished game is listed and counted, $size.width wide', async (wishes) => {
  const person = await guest(wishes);
  const table = await givenUp(person);
  const page = await person.open('/');
  await page.getByRole('link', { name: 'My games' }).click();
  const row = page.locator(`a[href="/t/${table}/replay"]`);
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Halma[\s\S]*Lost[\s\S]*Computer, level 1[\s\S]*\d turn/);
  const cells = page.locator('table tbody tr').first().locator('td');
  expect(await cells.allInnerTexts()).toEqual([
    '2',
    'Computer, level 1',
    '1',
    '0',
    '0',
    '1',
    '0%',
    '0',
  ]);
  // Filters leave nothing or the same.
  await page.getByLabel('Result').selectOption('Won');
  await page.getByText('0 finished games').waitFor();
  await page.getByLabel('Result').selectOption('Lost');
  await row.waitFor();
  await isClean(page);
  await page.screenshot({ path: shot(`history-${wishes.size!.width}`), fullPage: true });
  // Nothing is wider than the page.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await row.click();
  await page.locator('svg.board').waitFor();
  await person.leave();
});

test('a public page, the download, and what is left after deletion', async () => {
  const [person, stranger] = [await guest(), await guest({ size: PHONE })];
  const table = await givenUp(person);
  const page = await person.open('/history');
  await page.getByLabel('Show my games to everybody').check();
  const link = page.getByRole('link', { name: 'Your public page' });
  const address = (await link.getAttribute('href'))!;
  const other = await stranger.open(address);
  await other.locator(`a[href="/t/${table}/replay"]`).waitFor();
  await isClean(other);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('spielhof.json');
  const file = await person.context.request.get('/api/me/export');
  const data = (await file.json()) as { tables: { table: string; record: string }[] };
  expect(data.tables.map((one) => one.table)).toEqual([table]);
  expect(data.tables[0]!.record).toContain('halma');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('heading', { name: 'Network addresses' }).waitFor();
  await isClean(page);
  await person.open('/settings', page);
  await page.getByRole('button', { name: 'Delete everything about me' }).click();
  await page.getByRole('button', { name: /^Yes, delete/ }).click();
  await page.waitForURL('/');
  await person.open('/history', page);
  await page.getByText('No finished games yet.').waitFor();
  const answer = await stranger.context.request.get(`/api/people/${address.split('/').at(-1)}`);
  expect(answer.status()).toBe(404);
  await person.leave();
  await stranger.leave();
});
