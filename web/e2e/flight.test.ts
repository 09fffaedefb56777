// Nobody has to wait until a piece has landed.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guest, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

/** Pieces fly for minutes: what happens in this test happens during a flight. */
function slowly(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const { duration = 0 } = options as KeyframeAnimationOptions;
    return animate.call(this, frames, {
      ...(options as KeyframeAnimationOptions),
      duration: Number(duration) * 1000,
    });
  };
}

async function middle(page: Page, cell: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
  if (!box) throw new Error(`${cell} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a click during a flight ends it and counts', async () => {
  const person = await guest({ moving: true });
  await person.context.addInitScript(slowly);
  const { table } = await person.table({ game: 'halma', players: 2 });
  const hand = await Hand.at(await person.context.newPage(), table);
  const { page } = hand;
  await hand.does('e2-f3');
  await page.locator('[data-flight]').waitFor();

  // The other seat picks a piece up: the first one lands at once.
  await page.locator('[data-cell="l15"]').click();
  await page.locator('[data-cell="k14"][data-target]').waitFor();
  expect(await page.locator('[data-flight]').count()).toBe(0);

  const { event } = hand.scene;
  await page.locator('[data-cell="k14"]').click();
  await hand.until((scene) => scene.event > event);
  await page.locator('[data-flight]').waitFor();

  // A drag works as well.
  const [from, to] = [await middle(page, 'f3'), await middle(page, 'g4')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await hand.until((scene) => scene.turn === 2);
  await person.leave();
});
