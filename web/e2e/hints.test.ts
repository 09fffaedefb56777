// What the computer would do, and why something cannot be done, is shown on the board.
import { expect, test } from 'vitest';
import { guest, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

useBrowser();

test('a hint marks where to place, and an idle board does not move', async () => {
  const person = await guest({ moving: true });
  const { table } = await person.table(
    { game: 'gobang', players: 2 },
    { chairs: ['mine', { computer: 1 }] },
  );
  const { page } = await Hand.at(await person.context.newPage(), table);
  await page.locator('[data-target]').first().waitFor();
  // A picture that moves for ever is painted for ever.
  const endless = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
  );
  expect(endless).toBe(0);
  expect(await page.locator('svg.board .name').count()).toBe(0);
  await page.keyboard.press('h');
  await page.locator('svg.board .hint-end').waitFor();
  expect(await page.locator('svg.board .name').count(), 'the names of cells').toBeGreaterThan(0);
  await person.leave();
});

test('a hint shows the piece, then the move, then the reason', async () => {
  const person = await guest();
  const { table } = await person.table({ game: 'halma', players: 2 }, { hints: true });
  const hand = await Hand.at(await person.context.newPage(), table);
  const { page } = hand;
  const note = page.locator('.note.hint');
  const way = page.locator('svg.board path.hint:not(.solid)');
  await page.getByRole('button', { name: 'Hint' }).click();
  await note.waitFor();
  const [, piece = ''] = /^Look at the piece on ([a-p]\d+)\.$/.exec(await note.innerText()) ?? [];
  expect(piece).not.toBe('');
  expect(await page.locator('svg.board .hint-end').count()).toBe(1);
  expect(await way.count(), 'only the piece is marked').toBe(0);

  await page.getByRole('button', { name: 'Show the move' }).click();
  await way.first().waitFor();
  expect(await note.innerText()).toMatch(
    new RegExp(`^The computer would play ${piece}-[a-p]\\d+\\. .+ \\([+-]?\\d+\\.\\d turns\\)\\.$`),
  );

  await page.getByRole('button', { name: 'Why?' }).click();
  await page.waitForFunction(
    () => !/turns\)/.test(document.querySelector('.note.hint')?.textContent ?? 'turns)'),
  );
  expect(await note.innerText()).toMatch(new RegExp(`would play ${piece}-[a-p]\\d+\\. \\S.+\\.$`));
  expect(hand.scene.turns, 'nothing was played').toBe(0);
  await person.leave();
});

test('a hint goes the same steps by keys and by the command line', async () => {
  const person = await guest();
  const { table } = await person.table({ game: 'halma', players: 2 }, { hints: true });
  const { page } = await Hand.at(await person.context.newPage(), table);
  const note = page.locator('.note.hint');
  await page.locator('[data-pick]').first().waitFor({ state: 'attached' });
  await page.keyboard.press('h');
  await note.getByText('Look at the piece').waitFor();
  await page.keyboard.press('/');
  const log = page.getByRole('log', { name: 'Answers' });
  await page.getByLabel('Command').fill('hint');
  await page.keyboard.press('Enter');
  await log.getByText('The computer would play').waitFor();
  await note.getByText('The computer would play').waitFor();
  await person.leave();
});

test('a refusal names its rule and gives way to the next hint', async () => {
  const person = await guest();
  const { table } = await person.table({ game: 'halma', players: 2 }, { hints: true });
  const { page } = await Hand.at(await person.context.newPage(), table);
  await page.locator('[data-cell="e2"][data-pick]').click();
  await page.locator('[data-cell="h8"]').click();
  await page.locator('.note.refused a').waitFor();
  expect(await page.locator('svg.board .name').count(), 'the names of cells').toBeGreaterThan(0);
  await page.locator('.deeds .tool').last().click();
  await page.locator('.note.hint').waitFor();
  expect(await page.locator('.note.refused').count()).toBe(0);

  await page.locator('[data-cell="e2"][data-pick]').click();
  await page.locator('[data-cell="h8"]').click();
  const rule = page.locator('.note.refused a');
  const number = /\d+/.exec(await rule.innerText())?.[0];
  await rule.click();
  await page.locator('li.named').waitFor();
  expect(await page.locator('li.named').getAttribute('id')).toBe(`rule-${number}`);
  await person.leave();
});

test('where two people play there is no hint', async () => {
  const person = await guest();
  const { table } = await person.table({ game: 'halma', players: 2 });
  const { page } = await Hand.at(await person.context.newPage(), table);
  await page.locator('[data-pick]').first().waitFor();
  expect(await page.locator('.deeds .tool').count(), 'only taking back').toBe(1);
  await page.keyboard.press('h');
  await page.locator('.note.refused').waitFor();
  await person.leave();
});
