// What a page may weigh until its first board is painted. `make paint` also tells the time it
// takes on a slow phone; that is no test, for this machine may be busy.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guest, PHONE, useBrowser } from './hall.ts';
import { costOf } from './paint.ts';
import { CLIENT } from './server.ts';

useBrowser();

const MOST_SCRIPT = 60_000;
const MOST = 200_000;
const MOST_MODULE = 350_000;
/** The module that reviews games: nobody waits for it, and it is made to be fast. */
const MOST_REVIEW_MODULE = 400_000;
const PAINT = process.env['SPIELHOF_PAINT'] !== undefined;

test.each(['/', '/g/barricade', 'a table'])('%s', async (name) => {
  const host = await guest();
  const { table } = await host.table({ game: 'star-halma', players: 2 });
  const path = name === 'a table' ? `/t/${table}` : name;
  const person = await guest({ size: PHONE });
  const { script, all } = await costOf(person, path, { slow: false });
  if (PAINT) {
    const { milliseconds } = await costOf(person, path, { slow: true });
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    process.stdout.write(
      `${name.padEnd(14)} script ${kilobytes(script)} of 60, all ${kilobytes(all)} of 200, painted after ${milliseconds} ms of 3000\n`,
    );
  }
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
  expect(all).toBeLessThanOrEqual(MOST);
  await host.leave();
  await person.leave();
});

test('the modules, which are fetched with the first game on a device', () => {
  const assets = join(CLIENT, 'assets');
  // Where there is no compiler for them there are no modules.
  for (const name of readdirSync(assets).filter((name) => name.endsWith('.wasm.br'))) {
    const most = name.startsWith('review-') ? MOST_REVIEW_MODULE : MOST_MODULE;
    expect(statSync(join(assets, name)).size, name).toBeLessThanOrEqual(most);
  }
});
