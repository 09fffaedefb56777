// Moves that are planned while somebody else is on turn.
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './hall.ts';
import { pair } from './pair.ts';

useBrowser();

const arrow = 'g.premove';
const planned = '.planned';

test('a planned move is played when it is my turn, or dropped with a message', async () => {
  const { first, second, leave } = await pair();
  const { page } = second;
  await page.locator('[data-cell="l15"][data-pick]').click();
  await page.locator('[data-cell="k14"]').click();
  expect(await page.locator(arrow).count()).toBe(1);
  expect(await page.locator(planned).innerText()).toContain('Planned: l15 – k14.');
  // A click on the target takes it back, a drag plans it again.
  await page.locator('[data-cell="k14"]').click();
  expect(await page.locator(arrow).count()).toBe(0);
  await page.locator('[data-cell="l15"]').dragTo(page.locator('[data-cell="k14"]'));
  expect(await page.locator(arrow).count()).toBe(1);
  expect(second.acts).toBe(0);
  await first.does('e2-f3');
  await first.until(({ turn, choices }) => turn === 1 && choices !== null);
  expect(first.lastAction).toBe('l15-k14');
  await second.until(() => second.lastAction === 'l15-k14');
  expect(second.acts).toBe(1);
  expect(await page.locator(arrow).count()).toBe(0);
  // The same by keys, to a cell that the piece cannot reach.
  await page.locator('[data-cell="k14"][data-pick]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-cell="h8"]').focus();
  await page.keyboard.press('Enter');
  await page.locator(arrow).waitFor({ state: 'attached' });
  await first.does('f3-g4');
  await page.locator('.note', { hasText: 'k14 – h8 is not possible now' }).waitFor();
  expect(second.acts).toBe(1);
  await second.does('k14-j13');
  // A piece that was picked too early is in the hand when the turn comes.
  await first.until(({ choices }) => choices !== null);
  await page.locator('[data-cell="j13"][data-pick]').click();
  await first.does('g4-h5');
  await page.locator('[data-cell="i12"][data-target]').click();
  await first.until(({ turn }) => turn === 1);
  expect(first.lastAction).toBe('j13-i12');
  await leave();
});

test('by touch a plan is confirmed, and Escape takes it back', async () => {
  const { second, leave } = await pair({ size: PHONE, touch: true });
  const { page } = second;
  const tap = async (cell: string) => {
    const box = (await page.locator(`[data-cell="${cell}"]`).boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const choice = await page
      .locator(`[data-cell="${cell}"]`)
      .getAttribute('data-spot')
      .then((spot) => page.locator(`.lens [data-choice="${spot}"]`));
    if ((await choice.count()) > 0) await choice.tap();
  };
  await page.locator('[data-cell="l15"][data-pick]').waitFor({ state: 'attached' });
  await tap('l15');
  await page.locator('[data-cell="l15"][aria-pressed="true"]').waitFor({ state: 'attached' });
  await tap('k14');
  await page.getByRole('button', { name: 'Plan this move' }).tap();
  expect(await page.locator(planned).innerText()).toContain('Planned: l15 – k14.');
  await page.keyboard.press('Escape');
  expect(await page.locator(planned).count()).toBe(0);
  await leave();
});
