// A rated game between two people with an account: what it asks for, and what it does to ratings.
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Device, give } from './device.ts';
import { DESK, guest, PHONE, useBrowser, type Wishes } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

const shot = (name: string) => fileURLToPath(new URL(`../shots/${name}.png`, import.meta.url));

/** Somebody with an account. */
async function member(name: string, wishes: Wishes): Promise<Device> {
  const device = await Device.of(wishes);
  await give(await device.settings(), name);
  await device.press('Create an account');
  await device.hears('Your account is ready.');
  return device;
}

async function resign(page: Page): Promise<void> {
  await page.locator('.tabs .button').last().click();
  await page.locator('.more .deeds').first().getByRole('button', { name: 'Resign' }).click();
  await page.locator('.more .deeds .primary').click();
}

async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

test('two people with an account play a rated game and see what it did', async () => {
  const ada = await member('Ada', { size: DESK });
  const bo = await member('Bo', { size: PHONE, theme: 'dark' });
  const page = await ada.person.open('/g/halma', ada.page);
  await page.getByText('Who goes first, clock, speed').click();
  await page.getByLabel('Rated game').check();
  expect(await page.locator('.fields select').nth(1).inputValue()).toBe('total-15-10');
  await axe(page);
  const { table, invite } = await ada.person.table(
    { game: 'halma', players: 2 },
    {
      chairs: ['mine', 'open'],
      clock: { total: { seconds: 900, increment: 10 } },
      rated: true,
    },
  );
  const first = await Hand.at(page, table);
  // Somebody without an account cannot sit down.
  const stranger = await guest({ size: PHONE });
  const aside = await stranger.open(`/t/${table}#${invite}`);
  await aside.getByRole('button', { name: 'Sit down and play' }).click();
  await aside
    .getByText(/^Rated games are for people with an account/)
    .first()
    .waitFor();
  await stranger.leave();
  const second = await Hand.at(bo.page, table, invite);
  await bo.page.getByRole('button', { name: 'Sit down and play' }).click();
  await first.until(({ choices }) => choices !== null);
  await first.does(first.offers()[0]!);
  await second.until(({ choices }) => choices !== null);
  await resign(bo.page);
  await page.getByText(/^Rating: 1500 → 16\d\d$/).waitFor();
  await bo.page.getByText(/^Rating: 1500 → 13\d\d$/).waitFor();
  await axe(bo.page);
  await bo.page.screenshot({ path: shot('rated-360') });

  // What it did is found again.
  await ada.person.open('/history', page);
  await page.getByText(/Rating: 1500 → 16/).waitFor();
  await page.getByText('Square boards').first().waitFor();
  await axe(page);
  for (const { person, page } of [ada, bo]) {
    await person.open('/ratings', page);
    await page.getByText('1 game · still uncertain').waitFor();
    await page.getByText('Level 6').waitFor();
    await page.screenshot({ path: shot(`ratings-${page.viewportSize()!.width}`) });
    await axe(page);
    await page.getByRole('button', { name: 'Star boards' }).click();
    await page.getByText('2372').waitFor();
  }
  for (const { person } of [ada, bo]) await person.leave();
});

test('the page of solutions of a game alone is found from the game', async () => {
  const person = await guest({ size: PHONE });
  const page = await person.open('/g/solo-halma');
  await page.getByRole('link', { name: 'Who found which solution' }).click();
  await page.getByText('Nobody has found a new solution yet.').waitFor();
  await axe(page);
  await person.leave();
});
