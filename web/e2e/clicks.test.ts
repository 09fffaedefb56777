// How few clicks it takes to play.
import { expect, test } from 'vitest';
import { guest, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

/** Counts what a hand really clicks on a page. */
async function counting(hand: Hand): Promise<() => Promise<number>> {
  await hand.page.addInitScript(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    document.addEventListener('pointerdown', () => (counted.clicks += 1), true);
  });
  return () => hand.page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

test('from the first page to the first move against the computer: three', async () => {
  const person = await guest();
  const hand = Hand.of(await person.context.newPage());
  const clicks = await counting(hand);
  await hand.page.goto('/');
  await hand.page.locator('article:has(a[href="/g/star-halma"]) button.play').click();
  await hand.ready();
  await hand.until(({ choices }) => choices !== null);
  await hand.does(hand.offers()[0]!);
  expect(await clicks()).toBeLessThanOrEqual(3);
  await person.leave();
});

test('from a shared link to the first move: sit down, drag', async () => {
  const [host, friend] = [await guest(), await guest()];
  const plan = { game: 'halma', players: 2, first: 2 };
  const { table, invite } = await host.table(plan, { chairs: ['mine', 'open'] });
  const hand = Hand.of(await friend.context.newPage());
  const clicks = await counting(hand);
  await hand.page.goto(`/t/${table}#${invite}`);
  await hand.page.locator('.sit button[type="submit"]').click();
  await hand.until(({ choices }) => choices !== null);
  await hand.drags('l15-k14');
  expect(await clicks()).toBe(2);
  await host.leave();
  await friend.leave();
});
