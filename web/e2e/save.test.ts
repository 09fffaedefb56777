// Pictures and animations of a game are files that others can open.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unpacked } from '../tests/save/unpack.ts';
import { guest, SMALL, useBrowser } from './hall.ts';
import { specials } from './places.ts';

useBrowser();

test('a replay is saved as PNG, SVG and GIF without a network', async () => {
  const person = await guest({ size: SMALL });
  const [, , replay] = await specials(person);
  const page = await person.open(replay!.path);
  await page.locator('.replay .row .button').last().click();
  await page.locator('[data-save]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await person.context.setOffline(true);
  const folder = await mkdtemp(join(tmpdir(), 'spielhof-save-'));
  const saved = async (key: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`[data-save="${key}"]`).click(),
    ]);
    const path = join(folder, key);
    await file.saveAs(path);
    return readFile(path);
  };

  const png = await saved('save-png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16), 'width').toBe(1600);
  expect(png.readUInt32BE(20), 'height').toBe(1600);

  const svg = (await saved('save-svg')).toString();
  expect(svg).not.toMatch(/var\(|class=|data-spot|aria-/);
  expect(svg).toContain('id="frame"');

  // Who watches for long tasks sees none while the animation is made.
  await page.evaluate(() => {
    (window as unknown as { longest: number }).longest = 0;
    new PerformanceObserver((list) => {
      const own = window as unknown as { longest: number };
      for (const { duration } of list.getEntries()) own.longest = Math.max(own.longest, duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  const gif = await saved('save-film');
  const { width, frames } = unpacked(gif);
  expect(width).toBe(520);
  expect(frames.length, 'the beginning and one move').toBe(2);
  expect(frames[0]).not.toEqual(frames[1]);
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  process.stdout.write(`longest task while the animation was made: ${Math.round(longest)} ms\n`);
  await rm(folder, { recursive: true });
  // The browser itself complains about every request that fails.
  person.faults.splice(0);
  await person.leave();
});
