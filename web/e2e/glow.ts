// How long it takes from the press of a pointer until the targets of the picked piece are painted.
import type { Page } from 'playwright-core';

/** How much slower than this machine the measured one is. */
const SLOWER = 4;

/** How long the pointer rests before it presses, in milliseconds. */
const QUIET = 250;

/** Times in milliseconds. */
export interface Glow {
  /** Until the handlers are done and the document is as it shall be. */
  changed: number;
  /** Style, layout and paint of the frame that shows it. */
  frame: number;
  /** Both, and in between the time until the screen asks for a frame, every 16.7 ms. */
  painted: number;
}

/** Picks pieces that can be picked one after the other, with the mouse, and measures each. */
export async function glows(page: Page, picks: number): Promise<Glow[]> {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const told = window as unknown as { glow: Promise<Glow> | null };
    const svg = document.querySelector('svg.board')!;
    svg.addEventListener(
      'pointerdown',
      () => {
        const start = performance.now();
        told.glow = new Promise((done) => {
          let changed = 0;
          const watch = new MutationObserver(() => {
            if (!svg.querySelector('[data-target]')) return;
            changed = performance.now() - start;
            watch.disconnect();
          });
          watch.observe(svg, { subtree: true, attributes: true, attributeFilter: ['data-target'] });
          requestAnimationFrame(() => {
            // The first task after a frame: it has been painted.
            const begun = performance.now();
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              const end = performance.now();
              done({ changed, frame: end - begun, painted: end - start });
            };
            channel.port2.postMessage(null);
          });
        });
      },
      true,
    );
  });
  const spots = await page.$$eval('svg.board [data-pick]', (all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const found: Glow[] = [];
  for (let count = 0; count < picks; count += 1) {
    const { x, y } = spots[count % spots.length]!;
    await page.mouse.move(x, y);
    // Nobody presses while the board still draws what was before.
    await page.waitForTimeout(QUIET);
    await page.mouse.down();
    found.push(await page.evaluate(() => (window as unknown as { glow: Promise<Glow> }).glow));
    await page.mouse.up();
    // The same piece again puts it down. A key would show the focus of keys on the board.
    await page.mouse.click(x, y);
    await page.waitForFunction(() => !document.querySelector('svg.board [data-target]'));
  }
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found;
}

/** The value below which this share of all lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
