// Does on a board what is written in notation, by clicking.
import type { Locator, Page } from 'playwright-core';
import type { Choices } from '../src/lib/wire.ts';

/** A cell of the board, as soon as it can be picked or gone to. */
export function cell(page: Page, name: string, can: 'data-pick' | 'data-target'): Locator {
  return page.locator(`[data-cell="${name}"][${can}]`);
}

function yard(page: Page, colour: string): Locator {
  const which = colour === 'yard' ? '' : `="${colour}"`;
  return page.locator(`[data-yard${which}][data-pick]`).first();
}

/** Clicks what an action names. */
export async function clicks(page: Page, action: string, choices: Choices | null): Promise<void> {
  if (action === 'roll') return press(page, page.locator('button.dice.ready'));
  const [, from, to] = /^([a-z]+\d*)(?:-|<>)([a-z]+\d*)$/.exec(action) ?? [];
  if (from && to === 'off') {
    await lift(page, from, choices);
    await press(page, cell(page, from, 'data-target'));
    return press(page, page.locator('.deeds .primary').first());
  }
  if (from && to && /\d$/.test(to)) {
    await lift(page, from, choices);
    return press(page, cell(page, to, 'data-target'));
  }
  const [, placed] = /^[@#]([a-z]\d+)$/.exec(action) ?? [];
  if (placed) return press(page, cell(page, placed, 'data-target'));
  // What needs no piece is a button, in the order in which it is offered.
  const place = choices?.plain.indexOf(action) ?? 0;
  return press(page, page.locator('.deeds .primary').nth(place));
}

/** Clicks as soon as it is there: a board stands still, there is nothing to wait for. */
export async function press(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} cannot be seen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Takes up what is not in the hand already. */
async function lift(page: Page, from: string, choices: Choices | null): Promise<void> {
  const spot = /\d$/.test(from) ? cell(page, from, 'data-pick') : yard(page, from);
  await spot.waitFor({ state: 'attached' });
  // What is the only thing to take is in the hand by itself.
  if (choices?.picks.length === 1) return;
  await press(page, spot);
}
