// Two browsers at one table: sharing the link, being cut off, coming back.
import { expect, test } from 'vitest';
import { guest, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

/** Two people who sit at a table of Halma that one of them shared. */
async function pair() {
  const [host, friend] = [await guest(), await guest()];
  const { table } = await host.table(
    { game: 'halma', players: 2 },
    { chairs: ['mine', 'open'], chat: true },
  );
  const hers = await Hand.at(await host.context.newPage(), table);
  const link = await hers.page.locator('.invite input').inputValue();
  const his = Hand.of(await friend.context.newPage());
  await his.page.goto(link);
  await his.ready();
  await his.page.locator('.sit button[type="submit"]').click();
  await hers.until(({ choices }) => choices !== null);
  return { host, friend, hers, his };
}

/** The name of the table's game, the number of moves, and who is to move: what must be the same. */
const stands = (hand: Hand) => ({ cells: hand.scene.pieces.cells, turn: hand.scene.turn });

test('two browsers play each other by link', async () => {
  const { host, friend, hers, his } = await pair();
  await hers.does('e2-f3');
  await his.until(({ turn, choices }) => turn === 2 && choices !== null);
  await his.does('l15-k14');
  await hers.until(({ turn }) => turn === 1);
  expect(stands(hers)).toEqual(stands(his));
  await host.leave();
  await friend.leave();
});

test('a refresh keeps the seat', async () => {
  const { host, friend, hers, his } = await pair();
  await hers.does('e2-f3');
  await his.page.reload();
  await his.ready();
  await his.until(({ turn, choices }) => turn === 2 && choices !== null);
  await his.does('l15-k14');
  await hers.until(({ turn }) => turn === 1);
  await host.leave();
  await friend.leave();
});

test('who is cut off comes back without losing the seat or a move', async () => {
  const { host, friend, hers, his } = await pair();
  await hers.does('e2-f3');
  await his.until(({ choices }) => choices !== null);
  await friend.context.setOffline(true);
  await his.page.locator('.banner').waitFor();
  // He moves all the same; it is sent as soon as there is a line.
  await his.page.locator('[data-cell="l15"][data-pick]').click();
  await his.page.locator('[data-cell="k14"][data-target]').click();
  await friend.context.setOffline(false);
  await hers.until(({ turn }) => turn === 1);
  await hers.does('f3-g4');
  await his.until(({ turn }) => turn === 2);
  await his.does('k14-j13');
  await hers.until(({ turn }) => turn === 1);
  expect(stands(hers)).toEqual(stands(his));
  await host.leave();
  // Being offline is what the console may complain about.
  friend.faults.splice(0);
  await friend.leave();
});

test('who has only the number of the table watches', async () => {
  const { host, friend, hers } = await pair();
  const watcher = await guest();
  const watching = await Hand.at(
    await watcher.context.newPage(),
    hers.page.url().split('/t/')[1]!.split('#')[0]!,
  );
  await hers.page.locator('.watching').waitFor();
  await hers.does('e2-f3');
  await watching.until(({ turn }) => turn === 2);
  expect(watching.scene.choices).toBeNull();
  expect(await watching.page.locator('[data-pick]').count()).toBe(0);
  for (const one of [host, friend, watcher]) await one.leave();
});
