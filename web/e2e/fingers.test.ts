// What fingers can do on a phone besides tapping well: be early, and enlarge the board.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawn } from './finger.ts';
import { guest, PHONE, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

async function middle(page: Page, cell: string): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`[data-cell="${cell}"]`).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a click that comes before the answer of the server is not lost', async () => {
  const person = await guest();
  const { table } = await person.table({ game: 'halma', players: 2 });
  const page = await person.context.newPage();
  // The server takes half a second for every answer.
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => void setTimeout(() => socket.send(message), 500));
  });
  const hand = await Hand.at(page, table);
  await hand.page.locator('[data-pick]').first().waitFor({ state: 'attached' });
  const cells = ['e1', 'f1', 'l16'];
  const [from, to, early] = await Promise.all(cells.map((cell) => middle(page, cell)));
  await page.mouse.click(from!.x, from!.y);
  await page.mouse.click(to!.x, to!.y);
  await page.mouse.click(early!.x, early!.y);
  await page.locator('[data-cell="l16"][aria-pressed="true"]').waitFor({ state: 'attached' });
  await person.leave();
});

test('two taps beside everything enlarge the board, and a button shows all of it', async () => {
  const person = await guest({ size: PHONE, touch: true });
  const { table } = await person.table({ game: 'halma', players: 2 });
  const { page } = await Hand.at(await person.context.newPage(), table);
  await page.locator('[data-pick]').first().waitFor({ state: 'attached' });
  const width = async () => (await page.locator('[data-cell="h8"]').boundingBox())!.width;
  const before = await width();
  const { x, y } = await middle(page, 'h8');
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await drawn(page);
  expect(await width()).toBeGreaterThan(2 * before);
  await page.getByRole('button', { name: 'Show the whole board' }).tap();
  await drawn(page);
  expect(await width()).toBeCloseTo(before, 0);
  await person.leave();
});

test('a page that the browser enlarges shows a larger board', async () => {
  const sizes = await Promise.all(
    [PHONE, { width: 180, height: 370 }].map(async (size) => {
      const person = await guest({ size, touch: true });
      const { table } = await person.table({ game: 'halma', players: 2 });
      const { page } = await Hand.at(await person.context.newPage(), table);
      await page.locator('[data-pick]').first().waitFor({ state: 'attached' });
      await drawn(page);
      const { width } = (await page.locator('[data-cell="h8"]').boundingBox())!;
      await person.leave();
      return width * (PHONE.width / size.width);
    }),
  );
  expect(sizes[1]).toBeGreaterThan(1.4 * sizes[0]!);
});

test('a tap before the part for hands is loaded picks a piece', async () => {
  const person = await guest({ touch: true });
  const { table } = await person.table({ game: 'halma', players: 2 });
  const before = await Hand.at(await person.context.newPage(), table);
  const piece = await before.page.locator('[data-pick]').first().boundingBox();
  const { x, y, width, height } = piece!;
  await before.page.close();
  const page = await person.context.newPage();
  let loads = () => {};
  const loading = new Promise<void>((resolve) => (loads = resolve));
  await page.route(/\/interactive-[^/]*\.js$/, async (route) => {
    await loading;
    await route.continue();
  });
  await page.goto(`/t/${table}`);
  await page.locator('svg.board g[transform]').first().waitFor();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  loads();
  await page.locator('[data-spot][aria-pressed="true"]').waitFor({ state: 'attached' });
  await person.leave();
});

test('a finger that is held and one that taps draw; the same again erases', async () => {
  const person = await guest({ size: PHONE, touch: true });
  const { table } = await person.table({ game: 'halma', players: 2 });
  const { page } = await Hand.at(await person.context.newPage(), table);
  const line = await person.context.newCDPSession(page);
  const [h8, k11] = [await middle(page, 'h8'), await middle(page, 'k11')];
  const first = { ...h8, id: 0 };
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof first)[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  const taps = async (at: typeof h8) => {
    const second = { ...at, id: 1 };
    await touch('touchStart', [first, second]);
    await touch('touchEnd', [second]);
    await drawn(page);
  };
  const drawings = page.locator('path.drawing.green');
  await touch('touchStart', [first]);
  await page.waitForTimeout(400);
  await taps(k11);
  await drawings.waitFor({ state: 'attached', timeout: 5000 });
  await taps({ x: h8.x + 2, y: h8.y + 2 });
  expect(await drawings.count()).toBe(2);
  await taps(k11);
  expect(await drawings.count()).toBe(1);
  await touch('touchEnd', [first]);
  expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);
  await person.leave();
});
