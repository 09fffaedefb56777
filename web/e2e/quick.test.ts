// Strangers find each other, finish a game, and somebody watches.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Catalogue } from '../src/lib/wire.ts';
import { guest, PHONE, SMALL, useBrowser, type Guest } from './hall.ts';
import { Hand } from './hand.ts';
import { homewards } from './homewards.ts';

useBrowser();

/** Opens the page and wants nothing but this game. */
async function wants(person: Guest, game: string, patience?: string): Promise<Page> {
  const page = await person.open('/quick');
  const boxes = page.locator('.games input');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) if (await box.isChecked()) await box.uncheck();
  expect(await page.getByRole('button', { name: 'Find a game' }).isDisabled()).toBe(true);
  await page.getByLabel(game, { exact: true }).check();
  if (patience) {
    await page.getByLabel('If nobody comes, a computer takes the seat').selectOption(patience);
  }
  await page.getByRole('button', { name: 'Find a game' }).click();
  return page;
}

/** Two hands play a game to its end, each when it is its turn. */
async function playOut(hands: Hand[]): Promise<void> {
  const [first] = hands;
  const answer = await first!.page.request.get('/api/games');
  const { boards } = (await answer.json()) as Catalogue;
  const board = boards.find(({ id }) => id === first!.layout.board)!;
  for (let event = 0; ;) {
    await Promise.all(hands.map((hand) => hand.until((scene) => scene.event >= event)));
    if (first!.scene.waits === 'over') return;
    const hand = hands[first!.scene.turn - 1]!;
    await hand.until(({ waits, choices }) => waits !== 'seat' || choices !== null);
    if (hand.scene.waits === 'dice') await hand.does('roll');
    else {
      const { scene, layout } = hand;
      await hand.does(homewards(hand.offers(), { scene, layout, board }));
    }
    event = hand.scene.event;
  }
}

test('two strangers finish a game of Barricade while a third person watches', async () => {
  const [one, other, third] = [
    await guest({ size: SMALL }),
    await guest({ size: SMALL }),
    await guest({ size: PHONE, theme: 'dark' }),
  ];
  const waiting = await wants(one, 'Barricade', 'never: keep waiting');
  await waiting.getByText('Looking for somebody to play with').waitFor();
  const { violations } = await new AxeBuilder({ page: waiting }).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const found = await wants(other, 'Barricade', 'never: keep waiting');
  for (const page of [waiting, found]) await page.waitForURL(/\/t\//);
  const table = new URL(found.url()).pathname.split('/').at(-1)!;
  expect(waiting.url()).toContain(table);
  // Who found the other has the first seat.
  const hands = [
    await Hand.at(await other.context.newPage(), table),
    await Hand.at(await one.context.newPage(), table),
  ];
  for (const page of [waiting, found]) await page.close();
  // The third finds the game in the gallery.
  const gallery = await third.open('/');
  const link = gallery.locator(`a[href="/t/${table}"]`);
  await link.click();
  await gallery.locator('.table[data-live="live"] svg.board').waitFor();
  await playOut(hands);
  for (const hand of hands) {
    expect(hand.scene.outcome).toMatchObject({ ending: 'rules', reason: 'home-square' });
  }
  await gallery.locator('#result-headline').waitFor();
  for (const person of [one, other, third]) await person.leave();
}, 400_000);

test('a search ends with a click, and a computer comes in time', async () => {
  const person = await guest();
  const page = await wants(person, 'Halma', 'never: keep waiting');
  await page.getByText('Looking for somebody to play with').waitFor();
  await page.getByRole('button', { name: 'Stop looking' }).click();
  await page
    .getByLabel('If nobody comes, a computer takes the seat')
    .selectOption('after 10 seconds');
  await page.getByRole('button', { name: 'Find a game' }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.strips', { hasText: 'level' }).first().waitFor();
  await person.leave();
});
