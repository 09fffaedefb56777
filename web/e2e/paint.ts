// How much is sent, and how long it takes, until the first board is painted.
import type { Guest } from './hall.ts';

/** What a page costs. */
export interface Cost {
  script: number;
  all: number;
  milliseconds: number;
}

/** A slow 4G link and a processor four times slower than this one. */
const SLOW = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;

/** Opens a page as somebody who was never here, and counts until a board is there. */
export async function costOf(
  person: Guest,
  path: string,
  { slow }: { slow: boolean },
): Promise<Cost> {
  const page = await person.context.newPage();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (slow) {
    await line.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  const scripts = new Set<string>();
  const began = new Map<string, number>();
  const sizes = new Map<string, number>();
  line.on('Network.requestWillBeSent', ({ requestId, wallTime }) =>
    began.set(requestId, wallTime * 1000),
  );
  line.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { painted?: number };
    const look = () => {
      const cell = document.querySelector(
        '.picture svg circle, .picture svg path, svg.board circle, svg.board path',
      );
      // The frame after the one that draws it has it on screen.
      if (cell)
        requestAnimationFrame(() =>
          requestAnimationFrame(() => (seen.painted = performance.now())),
        );
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(
    () => (window as unknown as { painted?: number }).painted,
    null,
    {
      timeout: 60_000,
    },
  );
  const milliseconds = Math.round((await painted.jsonValue()) ?? 0);
  const origin = await page.evaluate(() => performance.timeOrigin);
  await page.close();
  // What is asked for once the board is painted is not waited for.
  const before = [...sizes].filter(([id]) => (began.get(id) ?? 0) <= origin + milliseconds);
  const sum = (all: [string, number][]) => all.reduce((total, [, size]) => total + size, 0);
  return { script: sum(before.filter(([id]) => scripts.has(id))), all: sum(before), milliseconds };
}
