// A game that goes on at another table: what the page of the copy says, and how one is made.
import { expect, test } from 'vitest';
import type { Opened } from '../src/lib/wire.ts';
import { guest, origin, useBrowser, type Guest } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

const RECORD = `game: barricade
rules: 2
players: 2
actions:
1. d3 d5 yard-i3 #a2
2. d2 yard-b1
`;

/** A copy of a game with dice, all of it mine. */
async function copied(host: Guest): Promise<Opened> {
  await host.context.request.get('/api/me');
  const answer = await host.context.request.post('/api/tables/copy', {
    data: { record: RECORD, chairs: ['mine', 'mine'] },
    headers: { origin: origin() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Opened;
}

test('a copied table says so and shows the moves before', async () => {
  const host = await guest();
  const { table } = await copied(host);
  const { page } = await Hand.at(await host.context.newPage(), table);
  const note = await page.locator('.copied').textContent();
  expect(note).toContain('the first 2 turns were played elsewhere');
  expect(note).toContain("rolls aren't proved");
  expect(await page.locator('#panel').textContent()).toContain('yard-i3');
  // Nothing that was done elsewhere can be taken back.
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await host.leave();
});

test('a table of this device is continued with friends on the server', async () => {
  const host = await guest();
  const page = await host.open('/g/halma');
  await page.locator('select.kind').nth(1).selectOption('mine');
  await page.getByLabel('Keep this game on this device').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('[data-cell="e2"][data-pick]').waitFor({ state: 'attached' });
  expect(page.url()).toContain('/t/local-');
  await page.locator('[data-cell="e2"]').click();
  await page.locator('[data-cell="f3"][data-target]').click();
  await page.locator('[data-cell="l15"][data-pick]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Continue with friends' }).click();
  const seats = page.locator('.copying input');
  expect(await seats.count()).toBe(2);
  expect(await Promise.all([seats.nth(0).isChecked(), seats.nth(1).isChecked()])).toEqual([
    false,
    true,
  ]);
  const hand = Hand.of(page);
  await page.getByRole('button', { name: 'Copy to the server' }).click();
  await page.waitForURL((url) => /^\/t\/(?!local-)/.test(url.pathname));
  await hand.ready();
  await page.locator('.copied').waitFor();
  expect(hand.scene.waits).toBe('chairs');
  await host.leave();
});
