// The lobby on the front page: what others open and look for comes and goes by itself.
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { DESK, guest, PHONE, useBrowser } from './hall.ts';

useBrowser();

const shot = (name: string) => fileURLToPath(new URL(`../shots/${name}.png`, import.meta.url));

test.each([
  { size: DESK, theme: 'light' as const },
  { size: PHONE, theme: 'dark' as const },
])('tables and people come and go by themselves: $theme', async ({ size, theme }) => {
  const watcher = await guest({ size, theme });
  const page = await watcher.open('/');
  await page.locator('.page h2').first().waitFor();
  const host = await guest({ size: PHONE });
  const { table } = await host.table(
    { game: 'star-halma', players: 3, options: { places: 'all' } },
    {
      chairs: ['mine', { computer: 2 }, 'open'],
      clock: { total: { seconds: 300, increment: 5 } },
      listed: true,
    },
  );
  const section = page.locator('section[aria-labelledby="lobby-tables"]');
  const card = section.locator(`a[href="/t/${table}"]`);
  await card.waitFor();
  const text = await card.innerText();
  for (const part of [
    '2 of 3 seats taken',
    '5 min + 5 s per turn',
    'play continues until every place',
  ])
    expect(text).toContain(part);

  // Somebody looks for a game, and one click leads there.
  const seeker = await host.context.request.post('/api/quick', {
    data: { games: ['gobang'], anew: true, patience: null, level: 1 },
    headers: { origin: host.at },
  });
  expect(seeker.ok()).toBe(true);
  const seeks = page.locator('section[aria-labelledby="lobby-seeks"]');
  await seeks.getByText('Gobang').waitFor();
  await page.screenshot({ path: shot(`lobby-${size.width}-${theme}`) });
  await seeks.getByRole('link', { name: 'Play' }).first().click();
  await page.waitForURL(/\/quick\?games=gobang/);
  await page.locator('.games input').first().waitFor();
  expect(await page.locator('.games input:checked').count()).toBe(1);
  await host.context.request.delete('/api/quick', { headers: { origin: host.at } });
  await watcher.open('/', page);
  await card.waitFor();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);

  // The host gives the game up before it began: the table is gone from the list.
  const own = await host.open('/');
  await own.locator('.discard').first().click();
  await own.locator('.doubt .primary').click();
  await card.waitFor({ state: 'detached' });
  for (const person of [watcher, host]) await person.leave();
});
