// Every game of the catalogue: start it with one click, see its board, do the first thing.
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Catalogue } from '../src/lib/wire.ts';
import { guest, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = (await (await fetch(`${inject('origin')}/api/games`)).json()) as Catalogue;
});

describe('every game', () => {
  test('can be started and played', async () => {
    expect(catalogue.games).toHaveLength(30);
    const person = await guest();
    const page = await person.context.newPage();
    const hand = Hand.of(page);
    for (const game of catalogue.games) {
      await person.open(`/g/${game.id}`, page);
      hand.forget();
      await page.locator('.start button').click();
      await page.waitForURL('**/t/*');
      await hand.ready();
      const cells = catalogue.boards.find(({ id }) => id === hand.layout.board)!.cells.length;
      expect(await page.locator('[data-cell]').count(), game.id).toBe(cells);
      await hand.until(({ waits, choices }) => waits === 'dice' || choices !== null);
      await hand.does(hand.scene.waits === 'dice' ? 'roll' : hand.offers()[0]!);
      expect(person.faults, game.id).toEqual([]);
    }
    await person.leave();
  }, 300_000);
});
