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

/** Draws the icon in one size. */
async function draw(name, size, style) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}${style}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await writeFile(new URL(`${name}-${size}.png`, folder), picture);
  await page.close();
}

for (const size of SIZES) await draw('icon', size, '');
// Systems cut this one to their own shape: the wood goes to the edge, and what matters lies in the
// inner four fifths.
const bleed = 'body{background:#7b4f2b}svg>rect{rx:0}';
await draw('maskable', 512, bleed);
// The sign in the bar of a phone: only what is opaque counts, so it is nothing but the beads.
const beads =
  'svg :not(circle[fill^="url(#r"],circle[fill^="url(#y"],circle[fill^="url(#b"]){visibility:hidden}';
await draw(
  'badge',
  96,
  `${beads}svg>circle{fill:#fff;transform:scale(1.2);transform-origin:center}`,
);
await browser.close();
