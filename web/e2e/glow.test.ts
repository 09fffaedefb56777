// Targets glow as soon as a piece is pressed. `make glow` tells the times; that is no test, for this
// machine may be busy.
import { expect, test } from 'vitest';
import { glows, quantile, type Glow } from './glow.ts';
import { guest, PHONE, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

const PICKS = process.env['SPIELHOF_GLOW'];
const GAMES = PICKS === undefined ? ['halma'] : ['halma', 'star-halma', 'le-zug'];

function told(all: Glow[], what: keyof Glow): string {
  const values = all.map((one) => one[what]);
  const at = (share: number) => quantile(values, share).toFixed(1);
  return `${what} p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

test.each(GAMES)('%s', { timeout: 600_000 }, async (game) => {
  const person = await guest({ size: PHONE });
  const { table } = await person.table({ game, players: 2 });
  const { page } = await Hand.at(await person.context.newPage(), table);
  await page.locator('svg.board [data-pick]').first().waitFor({ state: 'attached' });
  const found = await glows(page, Number(PICKS ?? 3));
  if (PICKS !== undefined) {
    process.stdout.write(
      `${game.padEnd(11)} ${found.length} picks: ${told(found, 'changed')}; ${told(found, 'painted')}\n`,
    );
  }
  // The pointer is still down: nothing waits for it to come up.
  for (const { changed } of found) expect(changed).toBeGreaterThan(0);
  await person.leave();
});
