// Conditional moves: planned on the real board by one, played at once when the other does what was
// expected.
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './hall.ts';
import { pair } from './pair.ts';

useBrowser();

test('a line is planned on the board, saved, and played when the other does what was expected', async () => {
  const { first, second, leave } = await pair();
  const { page } = second;
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await page.getByRole('button', { name: 'Plan ahead' }).click();
  const banner = page.locator('.trying .banner');
  await banner.getByText('Only planned:').waitFor();
  const save = page.getByRole('button', { name: 'Save this line' });
  expect(await save.isDisabled()).toBe(true);
  // What the other is expected to do, then what I answer.
  const play = async (from: string, to: string) => {
    await page.locator(`[data-cell="${from}"][data-pick]`).click();
    await page.locator(`[data-cell="${to}"][data-target]`).click();
  };
  await play('e2', 'f3');
  await page.getByText('Now choose your answer.').waitFor();
  await play('l15', 'k14');
  await banner.getByText('e2-f3 l15-k14').waitFor();
  expect(second.acts).toBe(0);
  expect(await page.locator('[data-cell="k14"]').count()).toBe(1);
  await save.click();
  await banner.waitFor({ state: 'detached' });
  // It is listed, and nobody has moved.
  await more.click();
  await page.getByText('e2-f3 l15-k14').waitFor();
  await page.keyboard.press('Escape');
  await first.does('e2-f3');
  await first.until(({ turn, choices }) => turn === 1 && choices !== null);
  expect(first.lastAction).toBe('l15-k14');
  await second.until(() => second.lastAction === 'l15-k14');
  expect(second.acts).toBe(0);
  await leave();
});

test('by keys and on a phone: Escape leaves, and a saved line can be removed', async () => {
  const { first, second, leave } = await pair({ size: PHONE });
  const { page } = second;
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await page.getByRole('button', { name: 'Plan ahead' }).click();
  const banner = page.locator('.trying .banner');
  await banner.waitFor();
  const press = async (cell: string, kind: 'pick' | 'target') => {
    await page.locator(`[data-cell="${cell}"][data-${kind}]`).focus();
    await page.keyboard.press('Enter');
  };
  await press('e2', 'pick');
  // The first Escape lets go of the piece, the second leaves.
  await page.keyboard.press('Escape');
  expect(await banner.count()).toBe(1);
  await press('e2', 'pick');
  await press('f3', 'target');
  await page.getByText('Now choose your answer.').waitFor();
  await press('l15', 'pick');
  await press('k14', 'target');
  await banner.getByText('e2-f3 l15-k14').waitFor();
  await page.getByRole('button', { name: 'Undo one move' }).click();
  await page.getByText('Now choose your answer.').waitFor();
  await press('l15', 'pick');
  await press('k15', 'target');
  await page.getByRole('button', { name: 'Save this line' }).click();
  await banner.waitFor({ state: 'detached' });
  await more.click();
  await page.getByRole('button', { name: 'Remove the line e2-f3 l15-k15' }).click();
  await page.getByText('e2-f3 l15-k15').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Plan ahead' }).click();
  await banner.waitFor();
  await page.keyboard.press('Escape');
  await banner.waitFor({ state: 'detached' });
  // What the other does ends what is only tried.
  await more.click();
  await page.getByRole('button', { name: 'Plan ahead' }).click();
  await banner.waitFor();
  await first.does('d2-e3');
  await page.locator('p.note').getByText('The game has gone on.').waitFor();
  expect(await banner.count()).toBe(0);
  expect(second.acts).toBe(0);
  await leave();
});
