// The section "Figures" of a game's page: what games are like, from computers and from people.
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameStatistics, History } from '../src/lib/wire.ts';
import { guest, PATIENCE, useBrowser, type Guest } from './hall.ts';
import { Hand } from './hand.ts';
import { WAYS } from './ways.ts';

useBrowser();

const shot = (name: string) => fileURLToPath(new URL(`../shots/${name}.png`, import.meta.url));

async function opened(person: Guest, game: string): Promise<Page> {
  const page = await person.open(`/g/${game}`);
  const summary = page.locator('summary', { hasText: 'Figures' });
  // By the keys, as somebody without a mouse does.
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.locator('.figures section').first().waitFor();
  return page;
}

const rowsOf = (page: Page) => page.locator('.figures table').first().locator('tbody th');

test.each(WAYS)('of Barricade, $size.width wide, $theme', async ({ size, theme }) => {
  const person = await guest({ size, theme });
  // A server on which people have played more than this one.
  const counted: GameStatistics = {
    rows: [
      {
        players: 2,
        source: 'server',
        games: 134,
        won: [
          { games: 80, share: 5970, low: 5125, high: 6762 },
          { games: 52, share: 3881, low: 3098, high: 4726 },
        ],
        shared: 2,
        unfinished: 0,
        turns: { mean: 11240, p10: 78, median: 108, p90: 151 },
      },
    ],
  };
  await person.context.route('**/api/games/barricade/statistics?source=server', (route) =>
    route.fulfill({ json: counted }),
  );
  const page = await opened(person, 'barricade');
  await page.getByRole('heading', { name: /^[\d,]+ games of computers of level 3$/ }).waitFor();
  await page.getByRole('heading', { name: '134 games of people on this server' }).waitFor();
  expect(await rowsOf(page).allInnerTexts()).toEqual(['Moves first', 'Moves second']);
  const people = page.locator('.figures section').nth(1);
  const text = await people.innerText();
  expect(text).toMatch(/Moves first\s+59\.7 %\s+51\.3–67\.6 %/);
  expect(text).toContain('Whoever moved first won more often than chance is likely to explain.');
  expect(text).toContain('With equal chances it would be 49.3 % for each.');
  expect(text).toMatch(/Draw\s+1\.5 %/);
  expect(text).toMatch(/Half of the games take at most\s+108/);
  // A table for those who listen, with its name.
  const table = page.getByRole('table', { name: '134 games of people on this server' });
  expect(await table.getByRole('rowheader').count()).toBe(3);
  expect(await page.locator('.figures').innerText()).toContain('Correlation of luck and result');
  const { violations } = await new AxeBuilder({ page })
    .include('.figures')
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.locator('.figures').scrollIntoViewIfNeeded();
  await page.screenshot({ path: shot(`figures-${size.width}-${theme}`), fullPage: true });
  // Nothing is wider than the page.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  // They are about the number of players that is chosen.
  await page.getByRole('button', { name: '4 players' }).click();
  await expect.poll(async () => (await rowsOf(page).allInnerTexts()).length).toBe(4);
  expect(await page.getByText('on this server').count()).toBe(0);
  await person.leave();
});

/** Gobang at one device: five in a row for who begins. */
const LINE = ['@a1', '@a16', '@b1', '@c16', '@c1', '@e16', '@d1', '@g16', '@e1'];

test('of a game that people have just played: too few to say anything', async () => {
  const person = await guest();
  const { table } = await person.table({ game: 'gobang', players: 2 });
  const hand = await Hand.at(await person.context.newPage(), table);
  for (const action of LINE) await hand.does(action);
  await hand.page.locator('#result-headline').waitFor();
  await expect
    .poll(
      async () => {
        const answer = await person.context.request.get('/api/me/games');
        return ((await answer.json()) as History).games.length;
      },
      { timeout: PATIENCE },
    )
    .toBe(1);
  const page = await opened(person, 'gobang');
  await page.getByRole('heading', { name: /games? of people on this server$/ }).waitFor();
  await page
    .getByText('Too few games to say anything: figures are shown from 20 games on.')
    .waitFor();
  await person.leave();
});

test('of a solitaire', async () => {
  const person = await guest();
  const page = await opened(person, 'retour');
  expect((await rowsOf(page).allInnerTexts())[0]).toBe('Solved');
  await page.getByText('Turns to the solution').waitFor();
  expect(await page.getByText('move first').count()).toBe(0);
  await person.leave();
});
