// Arrows and circles that are shown to others at the table.
import { expect, test } from 'vitest';
import { guest, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

test('drawings are seen by others once they are shared, and vanish with the position', async () => {
  const [host, friend] = [await guest(), await guest()];
  const { table, invite } = await host.table(
    { game: 'halma', players: 2 },
    { chairs: ['mine', 'open'], chat: true },
  );
  const hers = await Hand.at(await host.context.newPage(), table);
  const his = await Hand.at(await friend.context.newPage(), table, invite);
  await his.page.locator('.sit button[type="submit"]').click();
  await hers.until(({ choices }) => choices !== null);
  const shared = his.page.locator('g.shared');
  const arrow = async (from: string, to: string) => {
    await hers.page.locator(`[data-cell="${from}"]`).hover();
    await hers.page.mouse.down({ button: 'right' });
    await hers.page.locator(`[data-cell="${to}"]`).hover();
    await hers.page.mouse.up({ button: 'right' });
  };
  await arrow('c3', 'c3');
  await hers.page.locator('.tabs button', { hasText: 'More' }).click();
  expect(await shared.count()).toBe(0);
  await hers.page.getByLabel('Share my drawings with the table').check();
  await shared.waitFor({ state: 'attached' });
  await arrow('e2', 'f3');
  await his.page.locator('g.shared[aria-label="Drawn by Red: c3, e2 – f3"]').waitFor();
  expect(await shared.locator('.drawing.green').count()).toBe(2);
  // A newcomer sees them, too.
  await his.page.reload();
  await shared.waitFor({ state: 'attached' });
  await hers.does('e2-f3');
  await shared.waitFor({ state: 'detached' });
  for (const one of [host, friend]) await one.leave();
});
