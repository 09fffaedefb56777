// Names and pictures of several people at one device.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guest, PHONE, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

const names = (page: Page) => page.locator('.strips strong').allInnerTexts();
const pictures = (page: Page) => page.locator('.strips .avatar').count();

/** Fills in who plays the first two seats, and starts. */
async function start(page: Page, players: [string, string]): Promise<void> {
  await page.getByLabel('Who plays in seat 2').selectOption('mine');
  for (const [index, name] of players.entries()) {
    const field = page.getByLabel(`Name for Seat ${index + 1}`);
    await field.fill(name);
    await field.press('Tab');
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.table[data-live="live"] svg.board').waitFor();
}

test('two named children and a computer at one device', async () => {
  const [family, friend] = [await guest({ size: PHONE }), await guest()];
  const page = await family.open('/g/barricade?players=3');
  await start(page, ['Anna', 'Ben']);
  await page.locator('.strips .avatar').nth(1).waitFor();
  expect(await names(page)).toEqual(['Anna', 'Ben', 'Yellow']);
  expect(await page.locator('.strips small').nth(1).innerText()).toBe('at this device');
  await page.getByText(/^(Anna|Ben): roll\.$/).waitFor();
  // Everybody else sees the same.
  const table = new URL(page.url()).pathname;
  const watching = await friend.open(table);
  await watching.locator('.strips .avatar').nth(1).waitFor();
  expect(await names(watching)).toEqual(['Anna', 'Ben', 'Yellow']);
  // So does this device after a reload, and both names are offered for the next game.
  await page.reload();
  await page.locator('.strips .avatar').nth(1).waitFor();
  await page.goto('/g/halma');
  await page.getByLabel('Who plays in seat 2').selectOption('mine');
  expect(await page.getByLabel('Name for Seat 1').inputValue()).toBe('Anna');
  expect(await page.getByLabel('Name for Seat 2').inputValue()).toBe('Ben');
  // A name that is changed in the settings is the name at the table, for all.
  const settings = await family.open('/settings');
  await settings.getByLabel('Name of Ben').fill('Benno');
  await settings.getByLabel('Name of Ben').press('Tab');
  await page.goto(table);
  await watching.locator('.strips strong', { hasText: 'Benno' }).waitFor();
  for (const one of [family, friend]) await one.leave();
});

test('people keep their names at the table where they play again, and on this device', async () => {
  const family = await guest();
  const page = await family.open('/g/halma');
  await page.getByLabel('Keep this game on this device').check();
  await start(page, ['Anna', 'Ben']);
  await page.locator('.strips .avatar').nth(1).waitFor();
  expect(await names(page)).toEqual(['Anna', 'Ben']);
  await page.reload();
  await page.locator('.strips .avatar').nth(1).waitFor();
  expect(await pictures(page)).toBe(2);
  expect(await names(page)).toEqual(['Anna', 'Ben']);
  await family.leave();
});

test('the last level is remembered, and one control sets all computers', async () => {
  const person = await guest();
  const page = await person.open('/g/chinese-checkers?players=4');
  await page.getByLabel('All computers').selectOption('5');
  const levels = page.locator('select.level');
  expect(
    await levels.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)),
  ).toEqual(['5', '5', '5']);
  await page.goto('/g/halma');
  expect(await page.getByLabel('Level of the computer in seat 2').inputValue()).toBe('5');
  await person.leave();
});

test('a friend who follows the invitation is seen with name and picture', async () => {
  const [host, friend] = [await guest(), await guest({ size: PHONE })];
  const { table, invite } = await host.table(
    { game: 'halma', players: 2 },
    { chairs: ['mine', 'open'] },
  );
  const page = await host.open(`/t/${table}`);
  const other = await friend.open(`/t/${table}#${invite}`);
  await other.getByLabel('Your name').fill('Cleo');
  await other.locator('.sit button[type="submit"]').click();
  await page.locator('.strips strong', { hasText: 'Cleo' }).waitFor();
  await page.locator('.strips .avatar').waitFor();
  await Hand.at(other, table);
  for (const one of [host, friend]) await one.leave();
});
