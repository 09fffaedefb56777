// A stretched language overflows nothing.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, guest, PHONE, useBrowser } from './hall.ts';
import { PAGES, specials, tables } from './places.ts';
import { longer, speakStretched, stretch } from './stretched.ts';

useBrowser();

/** Texts that stick out of their boxes or of the screen, unless one can scroll to them. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const rolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || rolls(element.parentElement));
    for (const element of document.body.querySelectorAll('*:not(svg, svg *)')) {
      const words = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const box = element.getBoundingClientRect();
      if (
        words.length === 0 ||
        box.width === 0 ||
        element.closest('.unseen, .skip, select, textarea')
      )
        continue;
      if (getComputedStyle(element).textOverflow === 'ellipsis' || rolls(element)) continue;
      const range = document.createRange();
      for (const node of words) {
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        const out =
          text.left < box.left - 2 || text.right > box.right + 2 || text.right > innerWidth + 1;
        if (out && text.width > 1)
          found.push(`<${element.localName}> ${node.nodeValue?.trim().slice(0, 40)}`);
      }
    }
    return found;
  });
}

test('texts become two fifths longer, keys and places stay', () => {
  expect(longer('Start').length).toBe(7);
  expect(stretch('start = Go { $name }!')).toMatch(/^start = G.+ \{ \$name \}!$/);
  expect(stretch('  *[other] { $count } turns')).toMatch(/^ {2}\*\[other\] \{ \$count \} t.+$/);
});

test.each([PHONE, DESK])(
  '$width wide',
  async (size) => {
    const person = await guest({ size });
    const places = [...PAGES, ...(await specials(person)), ...(await tables(person))];
    await speakStretched(person.context);
    const page = await person.context.newPage();
    const found: string[] = [];
    for (const { name, path, ready = 'h1' } of places) {
      await person.open(path, page);
      await page.locator(ready).first().waitFor({ state: 'attached' });
      expect(await page.locator('body').innerText(), name).toMatch(/[áéíóú]{2}/);
      for (const one of await overflowing(page)) found.push(`${name}: ${one}`);
    }
    expect(found).toEqual([]);
    await person.leave();
  },
  400_000,
);
