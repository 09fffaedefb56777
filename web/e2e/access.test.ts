// Every page and every board, on a phone and on a desk: axe finds nothing, and a picture of it goes to
// web/shots for people to look at. `make looks` shows both themes in both sizes.
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guest, useBrowser } from './hall.ts';
import { PAGES, specials, tables } from './places.ts';
import { WAYS } from './ways.ts';

useBrowser();

/** Boards that differ from others only in what axe does not see. */
const LIKE_OTHERS = ['table-square', 'table-small-square', 'table-points', 'table-cross'];

const shot = (name: string, width: number, theme: string) =>
  fileURLToPath(new URL(`../shots/${name}-${width}-${theme}.png`, import.meta.url));

/** Looks only for what is wrong. Cells are many and all alike: one of them will do. */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .exclude('[data-spot]:not([tabindex="0"])');

test('axe sees what is wrong', async () => {
  const person = await guest();
  const page = await person.open('/settings');
  await page.evaluate(() =>
    document.querySelector('main')!.append(document.createElement('button')),
  );
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual(['button-name']);
  await person.leave();
});

test.each(WAYS)(
  '$name',
  async ({ theme, size }) => {
    const person = await guest({ size, theme });
    const places = [...PAGES, ...(await specials(person)), ...(await tables(person))];
    const page = await person.context.newPage();
    const found: string[] = [];
    for (const { name, path } of places) {
      await person.open(path, page);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: shot(name, size.width, theme) });
      if (LIKE_OTHERS.includes(name)) continue;
      const { violations } = await axe(page).analyze();
      for (const { id, nodes } of violations) {
        found.push(`${name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
      }
    }
    expect(found).toEqual([]);
    await person.leave();
  },
  400_000,
);
