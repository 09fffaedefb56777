// What a table costs while nothing happens: `make idle`. It is no test of every run, for it waits
// half a minute for each game and wants a machine that does nothing else.
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumPath, FLAGS } from './browser.ts';
import type { Plan } from '../src/lib/wire.ts';

const WANTED = process.env['SPIELHOF_IDLE'] !== undefined;
/** Seconds until everything that appears has appeared, and seconds to measure. */
const SETTLE = 12;
const SECONDS = 30;
/** Percent of a core. */
const MOST = 2;

const PLANS: Plan[] = ['barricade', 'halma', 'star-halma'].map((game) => ({
  game,
  players: 2,
  first: 1,
  ...(game === 'barricade' ? { options: { opening: 'first' } } : {}),
}));

let browser: Browser | undefined;
beforeAll(async () => {
  // A browser of its own: other pages in it would be measured as well.
  if (WANTED) browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
});
afterAll(async () => browser?.close());

test.skipIf(!WANTED).each(PLANS)('$game', async (plan) => {
  const origin = inject('origin');
  const context = await browser!.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await context.request.get('/api/me');
  const answer = await context.request.post('/api/tables', {
    data: { plan, chairs: ['mine', { computer: 1 }], pace: 0 },
    headers: { origin },
  });
  const { table } = (await answer.json()) as { table: string };
  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  // My turn: pieces can be picked, or dice wait for me.
  await page.locator('[data-pick], .dice.ready').first().waitFor({ state: 'attached' });

  const system = await browser!.newBrowserCDPSession();
  const own = await context.newCDPSession(page);
  await own.send('Performance.enable');
  const wait = (seconds: number) => new Promise((done) => setTimeout(done, 1000 * seconds));
  const now = async () => {
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    const { metrics } = await own.send('Performance.getMetrics');
    const busy = processInfo
      .filter(({ type }) => type === 'renderer' || type === 'GPU')
      .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    return { busy, tasks: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0 };
  };

  await wait(SETTLE);
  const [before, start] = [await now(), performance.now()];
  await wait(SECONDS);
  const after = await now();
  const elapsed = (performance.now() - start) / 1000;
  const percent = (from: number, to: number) => (100 * (to - from)) / elapsed;
  const processes = percent(before.busy, after.busy);
  const tasks = percent(before.tasks, after.tasks);
  process.stdout.write(
    `${plan.game.padEnd(12)} renderer and GPU ${processes.toFixed(2)} % of a core, tasks of the page ${tasks.toFixed(2)} %\n`,
  );
  await context.close();
  expect(processes).toBeLessThan(MOST);
});
