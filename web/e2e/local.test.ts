// Games on this device, without a network and without a server.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDINGS, type Ending } from './endings.ts';
import { playsToTheEnd } from './eyes.ts';
import { guest, SMALL, useBrowser, type Guest } from './hall.ts';
import { CLIENT, serve, type Server } from './server.ts';

useBrowser();

let web: string;
let server: Server;
let person: Guest;
let page: Page;

/** One game for each family: some endings are of the same. */
const GAMES = Object.values(ENDINGS).filter(
  ({ plan }, index, all) => all.findIndex((other) => other.plan.game === plan.game) === index,
);

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'spielhof-local-'));
  await cp(CLIENT, web, { recursive: true });
  server = await serve(web);
  person = await guest({ at: server.origin, size: SMALL, keeps: true });
  page = await person.open('/g/halma');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The first game fetches the engine; from then on it is kept.
  await page.getByLabel('Keep this game on this device').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.table[data-live="live"] svg.board').waitFor();
  await page.waitForFunction(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).filter(({ url }) =>
          /\.wasm$|guide-.*\/(barricade|halma)\.ftl$/.test(url),
        ),
      ),
    );
    return found.flat().length >= 3;
  });
  await person.context.setOffline(true);
  await server.stop();
});

afterAll(async () => {
  await person.context.close();
  await rm(web, { recursive: true, force: true });
});

/** Opens a table from a set-up with the editor, as a person would. */
async function setUp({ plan }: Ending, level: number): Promise<void> {
  const players = plan.players ?? 2;
  const query = new URLSearchParams({ players: String(players), setup: plan.setup });
  await person.open(`/edit/${plan.game}?${query}`, page);
  const start = page.getByRole('button', { name: 'Play from here' });
  await start.waitFor();
  for (const select of await page.locator('select.level').all()) {
    await select.selectOption(String(level));
  }
  await start.click();
  await page.locator('.table[data-live="live"] svg.board').waitFor();
}

describe('without a network', () => {
  test.each(GAMES.map((ending) => [ending.plan.game, ending] as const))(
    '%s is played to the end',
    async (_, ending) => {
      await setUp(ending, 2);
      expect(page.url()).toContain('/t/local-');
      await playsToTheEnd(page, ending.plays.split(' '));
      expect(await page.locator('#result-headline').innerText()).not.toBe('');
    },
  );

  test('the end of a game is shown on the board and over it, and it is played again', async () => {
    await setUp(ENDINGS['a race on the square']!, 2);
    await playsToTheEnd(page, ['p10-p11', 'p11-p12']);
    await page.locator('.finale').waitFor();
    expect(await page.locator('.won .sweep').count()).toBe(19);
    expect(await page.locator('.finale li.first').innerText()).toContain('Red (you)');
    const before = page.url();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => url.href !== before);
    await page.locator('[data-cell="p10"][data-pick]').waitFor({ state: 'attached' });
  });

  test('a game goes on after its tab was killed', async () => {
    await setUp(ENDINGS['a race on the square']!, 2);
    const address = page.url();
    await page.locator('[data-cell="p10"][data-pick]').waitFor({ state: 'attached' });
    await page.locator('[data-cell="p10"]').click();
    await page.locator('[data-cell="p11"][data-target]').click();
    // The move is there, and the computer's.
    await page.locator('[data-cell="p11"][data-pick]').waitFor({ state: 'attached' });
    await kill(page);
    page = await person.context.newPage();
    await page.goto(address);
    await page.locator('[data-cell="p11"][data-pick]').waitFor({ state: 'attached' });
    await playsToTheEnd(page, ['p11-p12']);
    await person.open('/', page);
    await page.locator('article').first().waitFor();
  });

  test('the finished games are listed', async () => {
    await person.open('/history', page);
    const games = page.locator('a[href^="/t/local-"]');
    await games.first().waitFor();
    // One for each family, and the two of the race.
    expect(await games.count()).toBe(GAMES.length + 2);
    await page.getByLabel('Result').selectOption('Won');
    expect(await games.count()).toBeGreaterThan(1);
  });

  test('hints, a replay, the rules and a lesson work', async () => {
    await setUp(ENDINGS['a race on the square']!, 2);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.hint, [data-hint]').first().waitFor({ state: 'attached' });
    await person.open('/g/solo-halma/best', page);
    await page.locator('svg.board').waitFor();
    await person.open('/rules/barricade', page);
    await page.locator('.picture svg').first().waitFor();
    await person.open('/learn/halma', page);
    await page.locator('svg.board').waitFor();
  });
});

/** Ends the process of a page as a phone does that needs its memory. */
async function kill(victim: Page): Promise<void> {
  const crashed = victim.waitForEvent('crash');
  const session = await victim.context().newCDPSession(victim);
  session.send('Page.crash').catch(() => {});
  await crashed;
  await victim.close();
}
