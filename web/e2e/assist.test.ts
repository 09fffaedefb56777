// Help while a game runs: who is ahead, a warning before a blunder, and what decided the game.
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { NewJudgement, TableView } from '../src/lib/wire.ts';
import { ENDINGS } from './endings.ts';
import { guest, SMALL, useBrowser, type Guest } from './hall.ts';
import { Hand } from './hand.ts';
import { WAYS } from './ways.ts';

useBrowser();

/** Red has to stop four in a row at f2. */
const FOUR = `turn: 1
  8 . . 1 1 . . . . . . . . . . . .
  2 1 2 2 2 2 . . . . . . . . . . .`;

const GOBANG = { game: 'gobang', players: 2, setup: FOUR };

/** What a device remembers. */
async function switchOn(
  person: Guest,
  settings: { lead?: boolean; warn?: boolean },
): Promise<void> {
  await person.context.addInitScript((more) => {
    const name = 'spielhof.settings';
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem(name, JSON.stringify({ pace: 0, ...more }));
  }, settings);
}

const bar = (page: Page) => page.getByRole('img', { name: 'Who is ahead' });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'would be a blunder' });

/** The chance of red, in per cent, once there is one for the position on the board. */
async function chanceOfRed(page: Page): Promise<number> {
  await page.locator('.lead:not(.old) .figure').first().waitFor();
  return Number(/Red (\d+)%/.exec((await bar(page).getAttribute('aria-label')) ?? '')?.[1]);
}

/** Was it noted that a seat is helped? */
async function hinted(page: Page, table: string): Promise<boolean[]> {
  const answer = await page.request.get(`/api/tables/${table}`);
  return ((await answer.json()) as TableView).seats.map((seat) => seat.hinted);
}

test('who is ahead is shown where the terms allow it and somebody wants to know', async () => {
  const person = await guest();
  const { table } = await person.table(GOBANG, { hints: true });
  const hand = await Hand.at(await person.context.newPage(), table);
  const { page } = hand;
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const wish = page.getByLabel('Show who is ahead');
  expect(await wish.isChecked(), 'not without being asked').toBe(false);
  expect(await bar(page).count()).toBe(0);
  expect(await hinted(page, table)).toEqual([false, false]);
  await wish.check();
  const before = await chanceOfRed(page);
  expect(await hinted(page, table), 'both seats are mine').toEqual([true, true]);
  // Red stops the four; blue plays somewhere.
  await hand.plays('@f2 @p16');
  await page.locator('.lead.old').waitFor();
  expect(await chanceOfRed(page)).not.toBe(before);
  await page.reload();
  await chanceOfRed(page);
  await person.leave();
});

test('nobody is helped where the terms do not allow it, or by watching', async () => {
  const person = await guest();
  await switchOn(person, { lead: true, warn: true });
  const without = await person.table(GOBANG);
  const hand = await Hand.at(await person.context.newPage(), without.table);
  const { page } = hand;
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByLabel('Sounds').waitFor();
  expect(await page.getByLabel('Show who is ahead').count()).toBe(0);
  expect(await bar(page).count()).toBe(0);
  await hand.plays('@p16');
  expect(await hinted(page, without.table)).toEqual([false, false]);

  const { table } = await person.table(GOBANG, { hints: true });
  const watcher = await guest();
  await switchOn(watcher, { lead: true });
  const other = await Hand.at(await watcher.context.newPage(), table);
  await other.page.getByRole('button', { name: 'More', exact: true }).click();
  await other.page.getByLabel('Sounds').waitFor();
  expect(await other.page.getByLabel('Show who is ahead').count()).toBe(0);
  expect(await bar(other.page).count()).toBe(0);
  await person.leave();
  await watcher.leave();
});

test('a blunder is warned about, taken back, and played all the same', async () => {
  const person = await guest();
  await switchOn(person, { warn: true });
  const { table } = await person.table(GOBANG, { hints: true });
  const hand = await Hand.at(await person.context.newPage(), table);
  const { page } = hand;
  await page.locator('[data-cell="p16"][data-target]').click();
  await warning(page).waitFor();
  expect(await warning(page).innerText()).toMatch(/costs about \d+%.* drops from \d+% to \d+%/);
  expect(await hinted(page, table), 'only the seat that is helped').toEqual([true, false]);
  await warning(page).getByRole('button', { name: 'Take another move' }).click();
  await warning(page).waitFor({ state: 'detached' });
  expect([hand.acts, hand.scene.turns]).toEqual([0, 0]);

  await page.locator('[data-cell="p15"][data-target]').click();
  await warning(page).getByRole('button', { name: 'Play it anyway' }).click();
  await hand.until(({ turns }) => turns === 1);
  expect(hand.lastAction).toBe('@p15');
  await warning(page).waitFor({ state: 'detached' });

  // Blue wins by the move that red did not prevent, which is no blunder.
  await page.locator('[data-cell="f2"][data-target]').click();
  await hand.until(({ outcome }) => outcome !== null);
  await page.locator('.finale').waitFor();
  const decided = page.locator('.finale').getByText('Decided in turn 1:');
  await decided.waitFor();
  expect(await decided.innerText()).toMatch(/Red could have played @f2 \(\d+% lost\)\.$/);
  expect(await decided.getAttribute('href')).toMatch(new RegExp(`^/t/${table}/review#\\d+$`));
  const review = page.locator('.finale').getByRole('link', { name: 'Review' });
  expect(await review.getAttribute('href')).toBe(`/t/${table}/review`);
  await person.leave();
});

test('by keys: a warning is read, given up with Escape, and the board has the keyboard again', async () => {
  const person = await guest({ size: SMALL });
  await switchOn(person, { warn: true });
  const { table } = await person.table(GOBANG, { hints: true });
  const hand = await Hand.at(await person.context.newPage(), table);
  const { page } = hand;
  const where = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  await page.locator('[data-target]').first().waitFor({ state: 'attached' });
  await page.keyboard.press('b');
  const cell = await where();
  await page.keyboard.press('Enter');
  await warning(page).waitFor();
  const focused = page.locator(':focus');
  expect(await focused.innerText()).toBe('Take another move');
  await page.keyboard.press('Escape');
  await warning(page).waitFor({ state: 'detached' });
  expect(await where()).toBe(cell);
  expect(hand.acts).toBe(0);

  await page.keyboard.press('Enter');
  await warning(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused.innerText()).toBe('Play it anyway');
  await page.keyboard.press('Enter');
  await hand.until(({ turns }) => turns === 1);
  expect(hand.lastAction).toBe(`@${cell}`);
  await person.leave();
});

test('by the command line: a blunder is played when it is said again', async () => {
  const person = await guest({ size: SMALL });
  await switchOn(person, { warn: true });
  const { table } = await person.table(GOBANG, { hints: true });
  const hand = await Hand.at(await person.context.newPage(), table);
  const { page } = hand;
  await page.keyboard.press('/');
  const line = page.getByLabel('Command');
  const log = page.getByRole('log', { name: 'Answers' });
  await line.fill('@p16');
  await page.keyboard.press('Enter');
  await log.getByText('Repeat the move to play it anyway.').waitFor();
  expect(hand.acts).toBe(0);
  await line.fill('@p16');
  await page.keyboard.press('Enter');
  await hand.until(({ turns }) => turns === 1);
  await person.leave();
});

test('in a turn of several actions each is judged', async () => {
  const person = await guest({ size: SMALL });
  await switchOn(person, { lead: true, warn: true });
  const { setup } = ENDINGS['barricade']!.plan;
  const { table } = await person.table({ game: 'barricade', players: 2, setup }, { hints: true });
  const page = await person.context.newPage();
  const judged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/judge')) {
      judged.push((request.postDataJSON() as NewJudgement).action ?? 'the position');
    }
  });
  const hand = await Hand.at(page, table);
  await chanceOfRed(page);
  await hand.plays(ENDINGS['barricade']!.plays);
  expect(judged).toEqual(['the position', 'j13-i13', '#c5']);
  await person.leave();
});

test.each(WAYS)('$name: axe finds nothing, and all can be seen', async ({ theme, size }) => {
  const person = await guest({ size, theme });
  await switchOn(person, { lead: true, warn: true });
  const { table } = await person.table(GOBANG, { hints: true });
  const { page } = await Hand.at(await person.context.newPage(), table);
  await chanceOfRed(page);
  await page.locator('[data-cell="p16"][data-target]').click();
  await warning(page).waitFor();
  const name = `../shots/assist-${size.width}-${theme}.png`;
  await page.screenshot({ path: fileURLToPath(new URL(name, import.meta.url)) });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .exclude('[data-spot]:not([tabindex="0"])')
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const [outside, inside] = await Promise.all([
    page.locator('.status').first().boundingBox(),
    warning(page).getByRole('button').last().boundingBox(),
  ]);
  expect(inside!.y + inside!.height).toBeLessThanOrEqual(outside!.y + outside!.height + 1);
  const hidden = await page.evaluate(
    () =>
      [...document.querySelectorAll('.lead, .warning .button, svg.board [data-spot]')].filter(
        (one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        },
      ).length,
  );
  expect(hidden).toBe(0);
  await person.leave();
});
