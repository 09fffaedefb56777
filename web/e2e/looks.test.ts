// Styles of boards and pieces: chosen in the settings, kept, and as the device wishes.
import { expect, test } from 'vitest';
import { guest, SMALL, useBrowser } from './hall.ts';

useBrowser();

test('looks are chosen, kept and drawn', async () => {
  const person = await guest({ size: SMALL });
  const page = await person.open('/settings');
  const root = page.locator('html');
  expect(await root.getAttribute('data-board')).toBe('wood');
  await page.emulateMedia({ contrast: 'more' });
  await page.locator('html[data-board="contrast"][data-pieces="flat"]').waitFor();
  await page.emulateMedia({ contrast: null });
  await page.locator('html[data-board="wood"][data-pieces="glass"]').waitFor();

  await page.locator('label[data-board="paper"]').click();
  await page.locator('label:has(input[name="pieces"])').last().click();
  const { table } = await person.table({ game: 'halma', players: 2 });
  await person.open(`/t/${table}`, page);
  await page.locator('html[data-board="paper"][data-pieces="flat"]').waitFor();
  await page.locator('svg.board .flat').first().waitFor();
  const colour = () =>
    page.locator('svg.board path.dark').evaluate((square) => getComputedStyle(square).fill);
  const paper = await colour();
  await page.evaluate(() => (document.documentElement.dataset['board'] = 'wood'));
  await expect.poll(colour).not.toBe(paper);
  await person.leave();
});
