// Nobody has to scroll to see the board.
import { expect, test } from 'vitest';
import { DESK, guest, ON_ITS_SIDE, PHONE, useBrowser } from './hall.ts';
import { specials, tables } from './places.ts';

useBrowser();

test.each([PHONE, ON_ITS_SIDE, DESK])('$width × $height: the whole board', async (size) => {
  const person = await guest({ size });
  const page = await person.context.newPage();
  const [waiting, over] = await specials(person);
  const found: string[] = [];
  for (const { name, path } of [waiting!, over!, ...(await tables(person))]) {
    await person.open(path, page);
    await page.locator('[data-spot]').first().waitFor();
    const outside = await page.evaluate(() => {
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
    if (outside.cut > 0 || outside.scrolls) found.push(`${name}: ${JSON.stringify(outside)}`);
  }
  expect(found).toEqual([]);
  await person.leave();
});
