// The great moments at a table: a roll, who begins, the win on the board, the result over it.
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Chair, Plan } from '../src/lib/wire.ts';
import { DESK, guest, PHONE, useBrowser, type Guest, type Size, type Wishes } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

/** One step before the home square. */
const NEARLY: Plan = {
  game: 'barricade',
  players: 3,
  setup: `turn: 1
    stage: move
    die: 1
    13  # # # # # # # # 1 # # # 2 . . 3 .`,
};
const CHAIRS: Chair[] = ['mine', { computer: 1 }, { computer: 1 }];

async function wins(wishes: Wishes = {}): Promise<{ person: Guest; page: Page; hand: Hand }> {
  const person = await guest(wishes);
  const { table } = await person.table(NEARLY, { chairs: CHAIRS });
  const hand = await Hand.at(await person.context.newPage(), table);
  await hand.does('i13-i14');
  await hand.page.locator('.finale').waitFor();
  return { person, page: hand.page, hand };
}

/** Waits until these seats are mine, at another table. */
async function elsewhere(page: Page, before: string, mine: boolean[]): Promise<void> {
  await page.waitForURL((url) => url.href !== before);
  const seats = page.locator('.table[data-live="live"] ul.strips li small');
  await expect
    .poll(async () => (await seats.allInnerTexts()).map((text) => text.trim() === 'you'))
    .toEqual(mine);
}

const shot = (name: string) => fileURLToPath(new URL(`../shots/${name}.png`, import.meta.url));

/** The win is seen, all places are named, and axe finds nothing. */
async function isShown(page: Page, { height }: Size): Promise<void> {
  const glow = (await page.locator('.won').boundingBox())!;
  const panel = (await page.locator('.finale').boundingBox())!;
  expect(glow.y + glow.height).toBeLessThan(panel.y);
  expect(panel.y + panel.height).toBeLessThanOrEqual(height);
  const places = await page.locator('.finale li').allInnerTexts();
  expect(places.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    '#1 Red (you)',
    '#2 Green',
    '#2 Yellow',
  ]);
  expect(await page.locator('.finale').innerText()).toMatch(/one turn\. Time played: \d+ second/);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .include('.finale')
    .include('.side')
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('the result at a desk: it takes the focus, closes and comes back; all play again', async () => {
  const { person, page, hand } = await wins();
  expect(hand.scene.outcome!.won).toHaveLength(1);
  await isShown(page, DESK);
  await page.screenshot({ path: shot('result-1440-light') });
  // Who comes now sees the board, and the result when they ask for it.
  const watcher = await guest();
  const seen = await watcher.open(new URL(page.url()).pathname);
  await seen.locator('#show-result').click();
  expect(await seen.locator('.finale .kind').innerText()).toBe('Thanks for watching.');
  expect(await seen.getByRole('button', { name: 'Play again' }).count()).toBe(0);
  await watcher.leave();
  // By keyboard alone
  const isFocused = (id: string) =>
    page.waitForFunction((id) => document.activeElement?.id === id, id);
  await isFocused('finale-headline');
  await page.keyboard.press('Escape');
  await page.locator('.finale').waitFor({ state: 'detached' });
  await isFocused('show-result');
  await page.keyboard.press('Enter');
  await isFocused('finale-headline');
  await page.keyboard.press('Tab');
  const before = page.url();
  await page.keyboard.press('Enter');
  await elsewhere(page, before, [true, false, false]);
  await person.leave();
});

test('the result on a phone in the evening: everybody goes one seat on', async () => {
  const { person, page } = await wins({ theme: 'dark', size: PHONE });
  await isShown(page, PHONE);
  await page.screenshot({ path: shot('result-360-dark') });
  const before = page.url();
  await page.getByRole('button', { name: 'Change seats' }).click();
  await elsewhere(page, before, [false, true, false]);
  await person.leave();
});

test('rolls for the beginning are explained, with dice that hide nothing from hands', async () => {
  const person = await guest({ moving: true });
  const { table } = await person.table({ game: 'barricade', players: 2 });
  const { page } = await Hand.at(await person.context.newPage(), table);
  const last = page.locator('.opening .last');
  await expect.poll(() => last.innerText()).toBe('Everyone rolls for who goes first.');
  await page.locator('button.dice.ready').click();
  await page.locator('.rolling').waitFor();
  const caught = await page.locator('.rolling .box').evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return (
      document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.rolling') !== null
    );
  });
  expect(caught).toBe(false);
  for (let rolls = 1; rolls < 40 && !/goes first$/.test(await last.innerText()); rolls += 1) {
    const before = await page.locator('.opening').innerText();
    await page.locator('button.dice.ready').click();
    await expect.poll(() => page.locator('.opening').innerText()).not.toBe(before);
  }
  const lines = await page.locator('.opening li').allInnerTexts();
  expect(lines.pop()).toMatch(/^Red [1-6], \w+ [1-6]: (Red|\w+) goes first$/);
  for (const line of lines) expect(line).toMatch(/^Red ([1-6]), \w+ \1: roll again$/);
  await page.screenshot({ path: shot('opening') });
  await page.locator('.rolling').waitFor({ state: 'detached' });
  await person.leave();
});
