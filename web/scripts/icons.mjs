// Draws the icon in the sizes that phones ask for. Needs a Chromium; run it when icon.svg changes.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const SIZES = [180, 192, 512];
const folder = new URL('../public/', import.meta.url);
const svg = await readFile(new URL('icon.svg', folder), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await writeFile(new URL(`icon-${size}.png`, folder), picture);
  await page.close();
}
await browser.close();
