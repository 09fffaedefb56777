// Targets glow as soon as a piece is pressed. `make glow` tells the times; that is no test, for this
// machine may be busy.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { glows, quantile, type Glow } from './glow.ts';
import { guest, PHONE, useBrowser, type Guest } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

const PICKS = process.env['SPIELHOF_GLOW'];
const GAMES = PICKS === undefined ? ['halma'] : ['halma', 'star-halma', 'le-zug'];
const PLACES = PICKS === undefined ? (['server'] as const) : (['server', 'device'] as const);
const CASES = [
  ...(PICKS === undefined ? [] : [{ game: 'no game', where: 'empty page' } as const]),
  ...GAMES.flatMap((game) => PLACES.map((where) => ({ game, where }))),
];

async function onServer(person: Guest, game: string): Promise<Page> {
  const { table } = await person.table({ game, players: 2 });
  return (await Hand.at(await person.context.newPage(), table)).page;
}

/** A table on this device, and no network any more. */
async function onDevice(person: Guest, game: string): Promise<Page> {
  const page = await person.open(`/g/${game}`);
  await page.getByLabel('Keep this game on this device').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  // A computer that begins is fetched for its first turn.
  await page.locator('svg.board [data-pick]').first().waitFor({ state: 'attached' });
  await person.context.setOffline(true);
  return page;
}

/** A page that does nothing but mark what is pressed: how fast this browser can be at all. */
async function onEmptyPage(person: Guest): Promise<Page> {
  const page = await person.context.newPage();
  await page.setContent(
    '<svg class="board" width="300" height="300"><rect data-pick width="40" height="40" /></svg>',
  );
  await page.evaluate(() => {
    const rect = document.querySelector('rect')!;
    rect.addEventListener('pointerdown', () => rect.toggleAttribute('data-target'));
  });
  return page;
}

const OPEN = { server: onServer, device: onDevice, 'empty page': onEmptyPage };

function told(all: Glow[], what: keyof Glow): string {
  const values = all.map((one) => one[what]);
  const at = (share: number) => quantile(values, share).toFixed(1);
  return `${what} p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

test.each(CASES)('$game ($where)', { timeout: 600_000 }, async ({ game, where }) => {
  const person = await guest({ size: PHONE });
  const page = await OPEN[where](person, game);
  await page.locator('svg.board [data-pick]').first().waitFor({ state: 'attached' });
  const found = await glows(page, Number(PICKS ?? 3));
  if (PICKS !== undefined) {
    const parts = (['changed', 'frame', 'painted'] as const).map((what) => told(found, what));
    process.stdout.write(`${game} (${where}), ${found.length} picks: ${parts.join('; ')}\n`);
  }
  // The pointer is still down: nothing waits for it to come up.
  for (const { changed } of found) expect(changed).toBeGreaterThan(0);
  await person.context.close();
});
