// Plays by what can be seen on the page alone: without a server there are no messages to listen to.
import type { Page } from 'playwright-core';
import { cell, press } from './press.ts';

/** What can be done, as the page shows it. */
interface Seen {
  over: boolean;
  dice: boolean;
  /** Names of cells, and places of yards. */
  picks: string[];
  targets: string[];
  buttons: number;
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const cells = (mark: string) =>
      [...document.querySelectorAll(`[data-cell][${mark}]`)]
        // The goal is at the top.
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((one) => one.getAttribute('data-cell') ?? '');
    return {
      over: document.querySelector('#result-headline') !== null,
      dice: document.querySelector('button.dice.ready') !== null,
      picks: cells('data-pick'),
      targets: cells('data-target'),
      buttons: document.querySelectorAll('.status .deeds .primary').length,
    };
  });

const POLL = 30;

/** Plays for the seat of this page until the game is over: what is planned where that can be done, else
 * anything. Says how many times it acted. */
export async function playsToTheEnd(page: Page, planned: string[], most = 600): Promise<number> {
  const plan = [...planned];
  let acts = 0;
  for (const end = Date.now() + 25_000; Date.now() < end && acts < most;) {
    const seen = await look(page);
    if (seen.over) return acts;
    if (await act(page, seen, plan)) acts += 1;
    await page.waitForTimeout(POLL);
  }
  throw new Error(`not over: ${JSON.stringify(await look(page))}`);
}

async function act(page: Page, seen: Seen, plan: string[]): Promise<boolean> {
  if (seen.dice) {
    await page.locator('button.dice.ready').click();
    return true;
  }
  const next = plan.find((action) => isPossible(action, seen));
  const [, from, to] = /^(?:([a-z]\d+)-)?[@#]?([a-z]\d+|off)$/.exec(next ?? '') ?? [];
  if (next && from && seen.picks.includes(from)) await press(page, cell(page, from, 'data-pick'));
  else if (!next && seen.targets.length === 0 && seen.picks.length > 0) {
    await press(page, cell(page, pickOf(seen), 'data-pick'));
  }
  const { targets, buttons } = await look(page);
  const target = to && targets.includes(to) ? to : to === 'off' ? from : targets[0];
  if (target && targets.includes(target)) {
    await press(page, cell(page, target, 'data-target'));
    if (next) plan.splice(plan.indexOf(next), 1);
    return true;
  }
  if (buttons === 0 || targets.length > 0) return false;
  await page.locator('.status .deeds .primary').first().click();
  return true;
}

function isPossible(action: string, seen: Seen): boolean {
  const [, from, to = ''] = /^(?:([a-z]\d+)-)?[@#]?([a-z]\d+|off)$/.exec(action) ?? [];
  return from === undefined ? seen.targets.includes(to) : seen.picks.includes(from);
}

const pickOf = ({ picks }: Seen): string => picks[Math.floor(Math.random() * picks.length)] ?? '';
