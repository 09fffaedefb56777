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

test('the right mouse button draws, and a left click clears', async () => {
  const person = await guest({ size: SMALL });
  const { table } = await person.table({ game: 'halma', players: 2 });
  const page = await person.open(`/t/${table}`);
  const right = { button: 'right' } as const;
  const drawings = page.locator('svg.board .drawing:not(.case)');
  await page.locator('[data-cell="h8"]').click(right);
  await drawings.first().waitFor();
  await page.locator('[data-cell="h8"]').hover();
  await page.mouse.down(right);
  await page.locator('[data-cell="k9"]').hover();
  await page.mouse.up(right);
  expect(await drawings.count()).toBe(2);
  expect(await page.locator('svg.board [aria-hidden="true"] .drawing').count()).toBe(4);
  await page.locator('[data-cell="h9"]').click();
  expect(await drawings.count()).toBe(0);
  await person.leave();
});
