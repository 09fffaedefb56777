// A friend who gets the address of the browser can sit down.
import { expect, test } from 'vitest';
import { guest, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

test('the address of an open table is its invitation, and a name is seen at once', async () => {
  const [host, friend] = [await guest(), await guest()];
  const { table, invite } = await host.table(
    { game: 'halma', players: 2 },
    { chairs: ['mine', 'open'] },
  );
  const hers = await Hand.at(await host.context.newPage(), table);
  await hers.page.waitForURL(`**/t/${table}#${invite}`);

  const his = Hand.of(await friend.context.newPage());
  await his.page.goto(`/t/${table}`);
  await his.ready();
  await his.page.locator('.status .soft').first().waitFor();
  expect(await his.page.locator('.sit button').count(), 'without the invitation').toBe(0);

  // The invitation is pasted into the same page.
  await his.page.goto(hers.page.url());
  await his.page.locator('.sit input').fill('Borislav');
  await his.page.locator('.sit button[type="submit"]').click();
  await hers.page.getByText('Borislav').first().waitFor();
  // Nobody else can sit down: the address only lets one watch.
  await hers.page.waitForURL((url) => url.hash === '');
  await his.page.waitForURL((url) => url.hash === '');
  await host.leave();
  await friend.leave();
});
