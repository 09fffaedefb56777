// The first page: how many play, games to go on with, and what the server refuses.
import { expect, test } from 'vitest';
import { guest, useBrowser } from './hall.ts';

useBrowser();

test('a filter for five players opens a table for five', async () => {
  const person = await guest();
  const page = await person.open('/');
  await page.getByRole('button', { name: '5 players' }).click();
  await page.locator('article:has(a[href^="/g/chinese-checkers"]) button.play').click();
  await page.locator('.strips[data-seats="5"]').waitFor();
  await person.leave();
});

test('who has too many tables is told so, and discards one', async () => {
  const person = await guest();
  const { table } = await person.table(
    { game: 'halma', players: 2 },
    { chairs: ['mine', { computer: 1 }] },
  );
  const page = await person.open('/');
  await page.route('**/api/tables', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { faults: [{ key: 'denial-too-many-tables' }] } })
      : route.continue(),
  );
  await page.locator('article button.play').first().click();
  await page.locator('.fault', { hasText: 'You have too many tables' }).waitFor();
  // The browser itself complains about the answer.
  person.faults.splice(0);

  await page.locator(`li:has(a[href="/t/${table}"]) .discard`).click();
  await page.locator('.doubt .primary').click();
  await page.locator(`.doubt, a[href="/t/${table}"]`).waitFor({ state: 'detached' });
  const view = await page.request.get(`/api/tables/${table}`);
  expect(await view.json()).toMatchObject({ scene: { outcome: { ending: 'aborted' } } });
  await person.leave();
});
