// What only a small screen gets wrong.
import { expect, test } from 'vitest';
import { guest, ON_ITS_SIDE, PHONE, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

test('who gives up sees the result, not the sheet', async () => {
  const person = await guest({ size: PHONE });
  const { table } = await person.table(
    { game: 'halma', players: 2 },
    { chairs: ['mine', { computer: 1 }] },
  );
  const { page } = await Hand.at(await person.context.newPage(), table);
  await page.locator('.tabs .button').last().click();
  await page.locator('.more .deeds').first().getByRole('button', { name: 'Resign' }).click();
  await page.locator('.more .deeds .primary').click();
  await page.locator('#result-headline').waitFor();
  expect(await page.locator('.panel').isVisible()).toBe(false);
  await person.leave();
});

test('a phone on its side, or a page at 200 %, has a way home', async () => {
  const person = await guest({ size: ON_ITS_SIDE });
  const { table } = await person.table({ game: 'halma', players: 2 });
  const { page } = await Hand.at(await person.context.newPage(), table);
  expect(await page.locator('header .brand').isVisible()).toBe(false);
  await page.locator('.home').click();
  await page.locator('main[data-page="gallery"]').waitFor();
  await person.leave();
});
