// Two people at one table, each with a browser.
import { guest, type Guest, type Wishes } from './hall.ts';
import { Hand } from './hand.ts';

/** Two people at a table of Halma; the first one is on turn. */
export async function pair(wishes: Wishes = {}) {
  const people: Guest[] = [await guest(), await guest(wishes)];
  const { table, invite } = await people[0]!.table(
    { game: 'halma', players: 2 },
    { chairs: ['mine', 'open'] },
  );
  const first = await Hand.at(await people[0]!.context.newPage(), table);
  const second = await Hand.at(await people[1]!.context.newPage(), table, invite);
  await second.page.locator('.sit button[type="submit"]').click();
  await first.until(({ choices }) => choices !== null);
  const leave = async () => {
    for (const one of people) await one.leave();
  };
  return { first, second, leave };
}
