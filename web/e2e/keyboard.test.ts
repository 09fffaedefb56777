// Without a mouse: a whole game by keys, and by the command line.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guest, SMALL, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

const NEARLY = `turn: 1
  8 . . 1 1 . . 1 . . . . . . . . .
  2 2 2 2 . . . . . . . . . . . . .`;

/** The cell that the keyboard is on. */
const where = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');

/** Which way it is from where the keyboard is to a cell, as one sees it. */
const heading = (page: Page, to: string) =>
  page.evaluate((to) => {
    const here = document.activeElement!.getBoundingClientRect();
    const there = document.querySelector(`[data-cell="${to}"]`)!.getBoundingClientRect();
    const [right, down] = [there.x - here.x, there.y - here.y];
    if (Math.abs(right) > 2) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
    return down > 0 ? 'ArrowDown' : 'ArrowUp';
  }, to);

/** Walks over a board with rows and columns by arrows, and says yes. */
async function goes(page: Page, to: string): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    if ((await where(page)) === to) return page.keyboard.press('Enter');
    await page.keyboard.press(await heading(page, to));
  }
  throw new Error(`never came to ${to}`);
}

test('a game is started and played by keys alone', async () => {
  const person = await guest({ size: SMALL });
  const hand = Hand.of(await person.context.newPage());
  const { page } = hand;
  await page.goto('/g/solo-halma');
  await page.locator('.start button').waitFor();
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('.start') !== null)) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/t/*');
  await hand.ready();
  await hand.until(({ choices }) => choices !== null);
  await page.keyboard.press('b');
  expect(await where(page)).not.toBe('');
  // Only the first jumps: the whole of it is played with a mouse elsewhere.
  for (const [from, to] of [
    ['d6', 'd4'],
    ['f5', 'd5'],
  ] as const) {
    const { event } = hand.scene;
    await goes(page, from);
    await page.locator(`[data-cell="${to}"][data-target]`).waitFor({ state: 'attached' });
    await goes(page, to);
    await hand.until((scene) => scene.event > event);
  }
  await person.leave();
});

test('a game comes to its end by keys alone', async () => {
  const person = await guest({ size: SMALL });
  const { table } = await person.table({ game: 'gobang', players: 2, setup: NEARLY });
  const hand = await Hand.at(await person.context.newPage(), table);
  for (const cell of ['f8', 'd2', 'e8']) {
    const { event } = hand.scene;
    await hand.page.locator('[data-target]').first().waitFor({ state: 'attached' });
    await hand.page.keyboard.press('b');
    await goes(hand.page, cell);
    await hand.until((scene) => scene.event > event);
  }
  expect(hand.scene.outcome).toMatchObject({ ranks: [1, 2], ending: 'rules', reason: 'line' });
  expect(await hand.result()).not.toBe('');
  await person.leave();
});

test('at the edge of the board the keyboard stays on it', async () => {
  const person = await guest({ size: SMALL });
  const { table } = await person.table({ game: 'gobang', players: 2 });
  const { page } = await Hand.at(await person.context.newPage(), table);
  await page.locator('[data-target]').first().waitFor({ state: 'attached' });
  await page.keyboard.press('b');
  for (let count = 0; count < 17; count += 1) await page.keyboard.press('ArrowRight');
  expect(await where(page)).toBe('p1');
  expect(await page.locator('[data-cell="p1"]').getAttribute('tabindex')).toBe('0');
  await person.leave();
});

test('the command line answers, and plays to the end', async () => {
  const person = await guest({ size: SMALL });
  const { table } = await person.table({ game: 'gobang', players: 2, setup: NEARLY });
  const hand = await Hand.at(await person.context.newPage(), table);
  const { page } = hand;
  await page.keyboard.press('/');
  await page.waitForFunction(() => document.activeElement?.id === 'console-line');
  const log = page.locator('[role="log"] p');
  const asks = async (line: string, answer: RegExp) => {
    const before = await log.count();
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await log.allInnerTexts()).slice(before).join('\n'), { timeout: 20_000 })
      .toMatch(answer);
  };
  await asks('help', /moves/);
  await asks('turn', /turn/i);
  await asks('what c8', /c8.*red/i);
  await asks('what h8', /h8/);
  await asks('moves', /@f8/);
  await asks('c8-c9', /./);
  await asks('nonsense', /help/);
  await asks('@f8', /f8/);
  await asks('last', /f8/);
  await asks('@d2', /d2/);
  await asks('@e8', /e8/);
  await hand.until(({ waits }) => waits === 'over');
  await person.leave();
});
