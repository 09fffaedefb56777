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
  const author = await Hand.at(await host.context.newPage(), table);
  const viewer = await Hand.at(await friend.context.newPage(), table, invite);
  await viewer.page.locator('.sit button[type="submit"]').click();
  await author.until(({ choices }) => choices !== null);
  const shared = viewer.page.locator('g.shared');
  const arrow = async (from: string, to: string) => {
    await author.page.locator(`[data-cell="${from}"]`).hover();
    await author.page.mouse.down({ button: 'right' });
    await author.page.locator(`[data-cell="${to}"]`).hover();
    await author.page.mouse.up({ button: 'right' });
  };
  await arrow('c3', 'c3');
  await author.page.locator('.tabs button', { hasText: 'More' }).click();
  expect(await shared.count()).toBe(0);
  await author.page.getByLabel('Share my drawings with the table').check();
  await shared.waitFor({ state: 'attached' });
  await arrow('e2', 'f3');
  await viewer.page.locator('g.shared[aria-label="Drawn by Red: c3, e2 – f3"]').waitFor();
  expect(await shared.locator('.drawing.green').count()).toBe(2);
  // A new connection sees them, too.
  await viewer.page.reload();
  await shared.waitFor({ state: 'attached' });
  await author.does('e2-f3');
  await shared.waitFor({ state: 'detached' });
  for (const one of [host, friend]) await one.leave();
});
