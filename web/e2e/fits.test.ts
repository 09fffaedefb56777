// Nobody has to scroll to see the board.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, guest, ON_ITS_SIDE, PHONE, useBrowser } from './hall.ts';
import { stepsOf } from './lesson.ts';
import { specials, tables } from './places.ts';

useBrowser();

/** What of the board cannot be seen, and whether the page can be scrolled. */
function outsideOf(page: Page): Promise<{ cut: number; scrolls: boolean }> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('svg.board, svg.board [data-spot]')].map((one) =>
      one.getBoundingClientRect(),
    );
    const cut = boxes.filter(
      ({ left, top, right, bottom }) =>
        left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1,
    );
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { cut: cut.length, scrolls: scrollHeight > innerHeight || scrollWidth > innerWidth };
  });
}

test.each([PHONE, ON_ITS_SIDE, DESK])('$width × $height: the whole board', async (size) => {
  const person = await guest({ size });
  const page = await person.context.newPage();
  const [waiting, over] = await specials(person);
  const found: string[] = [];
  for (const { name, path } of [waiting!, over!, ...(await tables(person))]) {
    await person.open(path, page);
    await page.locator('[data-spot]').first().waitFor();
    const outside = await outsideOf(page);
    if (outside.cut > 0 || outside.scrolls) found.push(`${name}: ${JSON.stringify(outside)}`);
  }
  expect(found).toEqual([]);
  await person.leave();
});

test.each([PHONE, ON_ITS_SIDE, DESK])('$width × $height: every step of a lesson', async (size) => {
  const person = await guest({ size });
  const page = await person.context.newPage();
  const found: string[] = [];
  for (const game of ['barricade', 'chinese-checkers']) {
    await person.open(`/learn/${game}`, page);
    for (const step of stepsOf(game).keys()) {
      await page.locator('.stage svg.board').waitFor();
      const outside = await outsideOf(page);
      if (outside.cut > 0 || outside.scrolls) {
        found.push(`${game}, step ${step + 1}: ${JSON.stringify(outside)}`);
      }
      // The last button goes on, whether or not the step is solved.
      await page.locator('.deeds .button').last().click();
    }
    await page.locator('.play').waitFor();
  }
  expect(found).toEqual([]);
  await person.leave();
});

/** Buttons and links of the page that are not wholly on the screen. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .button, main input')]
      .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((one) => one.innerText || one.title),
  );
}

test('a replay on a phone: everything can be pressed', async () => {
  const person = await guest({ size: PHONE });
  const [, , replay] = await specials(person);
  const page = await person.open(replay!.path);
  // Words of different length.
  for (const language of ['en', 'de', 'ru']) {
    await page.evaluate(
      (settings) => localStorage.setItem('spielhof.settings', settings),
      JSON.stringify({ language }),
    );
    await person.open(replay!.path, page);
    await page.locator('.moves .steps').waitFor();
    expect(await outsideOf(page), language).toEqual({ cut: 0, scrolls: false });
    expect(await cutOff(page), language).toEqual([]);
  }
  await person.leave();
});

test('the editor on a desk shows the whole board', async () => {
  const person = await guest({ size: DESK });
  const page = await person.context.newPage();
  for (const game of ['barricade', 'meeting-point']) {
    await person.open(`/edit/${game}`, page);
    await page.locator('[data-spot]').first().waitFor();
    expect((await outsideOf(page)).cut, game).toBe(0);
  }
  await person.leave();
});
