// A tournament of five on one laptop to its end: one has a phone, the others sit around the laptop.
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, guest, PATIENCE, PHONE, useBrowser } from './hall.ts';

useBrowser();

const shot = (name: string) =>
  fileURLToPath(new URL(`../shots/tournament-${name}.png`, import.meta.url));

/** Nothing that axe finds; and a picture for people to look at. */
async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: shot(name), fullPage: true });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    name,
  ).toEqual([]);
}

const pairings = (page: Page) => page.locator('section ol > li:has(.line)');

/** Plays Gobang with both hands: the first seat makes a line. */
async function playGobang(page: Page): Promise<void> {
  await page.locator('.table[data-live="live"] svg.board').waitFor();
  const cells = ['e8', 'a1', 'f8', 'c3', 'g8', 'a5', 'h8', 'c7', 'i8'];
  for (const cell of cells) await page.locator(`[data-cell="${cell}"][data-target]`).click();
  await page.locator('#result-headline').waitFor();
}

/** Gives up at the table that is open. */
async function resign(page: Page): Promise<void> {
  await page.locator('.table[data-live="live"] svg.board').waitFor();
  await page.locator('.tabs .button').last().click();
  await page.locator('.more .deeds').first().getByRole('button', { name: 'Resign' }).click();
  await page.locator('.more .deeds .primary').click();
  await page.locator('#result-headline').waitFor();
}

test('five players on one laptop, to the end', { timeout: 6 * PATIENCE }, async () => {
  const [host, anna] = [await guest({ size: DESK }), await guest({ size: PHONE })];
  const page = await host.open('/');
  await page.getByRole('link', { name: 'Tournament' }).click();
  await page.getByLabel('Name of the tournament').fill('Club evening');
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('gobang');
  await page.getByLabel('Number of rounds').fill('3');
  await page.getByRole('button', { name: 'Open the tournament' }).click();
  await page.getByRole('heading', { name: 'Club evening' }).waitFor();

  for (const name of ['Ben', 'Cara', 'Dan', 'Eve']) {
    await page.getByLabel('Name of a player without a device').fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.locator('li strong', { hasText: name }).waitFor();
  }
  // By the link, which is in the code too.
  const link = new URL(await page.getByLabel('Link', { exact: true }).inputValue());
  const phone = await anna.open(link.pathname);
  await phone.getByLabel('Your name').fill('Anna');
  await phone.getByRole('button', { name: 'Take part' }).click();
  await phone.locator('li strong', { hasText: 'Anna' }).waitFor();
  await look(phone, 'joining-360');
  await page.locator('li', { hasText: 'Anna' }).getByText('own device').waitFor();
  const wall = await host.open(`${link.pathname}/projector`);
  await wall.getByText('Anna', { exact: true }).waitFor();

  // A page behind another one is slow.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Make the draw and start' }).click();
  await page.getByRole('heading', { name: 'Round 1 of 3' }).waitFor();
  await wall.getByRole('heading', { name: 'Round 1 of 3' }).waitFor();
  await phone.getByRole('heading', { name: 'Round 1 of 3' }).waitFor();
  await look(page, 'round-1440');

  // A game at the laptop, both sides at one device, by name.
  const here = pairings(page).filter({ hasNotText: 'Anna' }).first();
  const names = (await here.locator('strong').innerText()).split(' – ');
  await here.getByRole('button', { name: /^Open table/ }).click();
  await page.locator('.strips strong').nth(1).waitFor();
  expect(await page.locator('.strips strong').allInnerTexts()).toEqual(names);
  await playGobang(page);
  await page.goto(link.pathname);
  await pairings(page).filter({ hasText: names[0]! }).getByText('1 : 0').waitFor();
  // Everybody else sees it by themselves.
  await wall.locator('li', { hasText: names[0]! }).getByText('1 : 0').waitFor();
  await look(wall, 'projector-1440');
  await page.bringToFront();

  // Anna's game, if she has no bye: she gives up at her phone.
  const own = pairings(phone).filter({ hasText: 'Anna' });
  if ((await own.count()) > 0) {
    await own.getByRole('button', { name: /^Open table/ }).click();
    await resign(phone);
    await phone.goto(link.pathname);
    // The organiser's page takes the result by itself.
    await pairings(page)
      .filter({ hasText: 'Anna' })
      .getByText(/1 : 0|0 : 1/)
      .waitFor();
  }

  // What is left is entered by hand.
  for (let round = 1; round <= 3; round += 1) {
    await page.getByRole('heading', { name: `Round ${round} of 3` }).waitFor();
    for (let open = await page.locator('section form select').count(); open > 0; open -= 1) {
      const form = page.locator('section ol > li > .row > form').first();
      if ((await form.count()) === 0) break;
      const before = await page.locator('section ol > li > .row > form').count();
      await form.locator('select').selectOption({ index: (round % 3) + 1 });
      await form.getByRole('button', { name: 'Save the result' }).click();
      await expect
        .poll(() => page.locator('section ol > li > .row > form').count(), { timeout: PATIENCE })
        .toBe(before - 1);
    }
    const next = round < 3 ? 'Pair the next round' : 'End the tournament';
    await page.getByRole('button', { name: next }).click();
  }
  await page.getByText(/^The winner: /).waitFor();
  expect(await page.locator('tbody th').count()).toBe(5);
  await phone.reload();
  await phone.getByText(/^The winner: /).waitFor();
  await look(phone, 'end-360');
  await wall.getByText(/^The winner: /).waitFor();
  // The file that the command reads.
  const file = await host.context.request.get(`/api/tournaments/${link.pathname.slice(12)}/file`);
  expect(await file.text()).toMatch(/^spielhof tournament 1\n[^]*\nended\n$/);
  for (const one of [host, anna]) await one.leave();
});
