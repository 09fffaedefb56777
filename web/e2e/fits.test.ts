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
