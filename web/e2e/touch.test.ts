// A board under a finger that lands up to a cell beside what it means. `make touch` plays more
// moves on more boards and tells the figures.
import { expect, test } from 'vitest';
import { Finger, seeded } from './finger.ts';
import { guest, PHONE, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';
import { Tapper, type Count } from './tapper.ts';

useBrowser();

const MOVES = process.env['SPIELHOF_TOUCH_MOVES'];
const SEED = Number(process.env['SPIELHOF_TOUCH_SEED'] ?? 1);
const GAMES = MOVES === undefined ? ['halma', 'barricade'] : ['halma', 'star-halma', 'barricade', 'le-zug']; // prettier-ignore

/** Plays this number of moves of a game, in as many games as it takes. */
async function taps(game: string, moves: number): Promise<Count> {
  const person = await guest({ size: PHONE, touch: true });
  const random = seeded(SEED);
  const sum: Count = { moves: 0, first: 0, again: 0, wrong: 0, lenses: 0, confirmations: 0 };
  while (sum.moves < moves) {
    const { table } = await person.table({ game, players: 2 });
    const page = await person.context.newPage();
    const hand = await Hand.at(page, table);
    const tapper = new Tapper(hand, new Finger(page, random));
    await tapper.plays(moves - sum.moves);
    for (const key of Object.keys(sum) as (keyof Count)[]) sum[key] += tapper.count[key];
    await page.close();
  }
  await person.leave();
  return sum;
}

function told(game: string, { moves, first, again, wrong, lenses, confirmations }: Count): string {
  const share = (count: number) => `${count} (${((100 * count) / moves).toFixed(1)} %)`;
  return `${game.padEnd(11)} moves ${moves}, first try ${share(first)}, second try ${share(again)}, wrong ${share(wrong)}; lens ${lenses}, confirmations ${confirmations}\n`;
}

test.each(GAMES)('%s', { timeout: 1_200_000 }, async (game) => {
  const count = await taps(game, Number(MOVES ?? 12));
  if (MOVES !== undefined) process.stdout.write(told(game, count));
  expect(count.wrong, 'wrong moves').toBe(0);
  expect(count.again, 'second tries').toBeLessThanOrEqual(Math.ceil(0.03 * count.moves));
});
