// Reviews: of a game with dice, of one with turning points, and of one played alone; by a mouse, by keys,
// and as a screen reader has it. Then mistakes as tasks, and trying again.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESK,
  guest,
  ON_ITS_SIDE,
  PHONE,
  SMALL,
  useBrowser,
  type Guest,
  type Size,
} from './hall.ts';
import { Hand } from './hand.ts';
import { longTasks, tellTasks, watchTasks } from './longtask.ts';
import { cell, press } from './press.ts';
import { WAYS } from './ways.ts';

useBrowser();

const recordOf = (name: string) =>
  readFileSync(new URL(`records/${name}.txt`, import.meta.url), 'utf8');

/** The numbers that fell for each seat. */
function fallen(record: string): number[][] {
  const counts = [1, 2].map(() => [0, 0, 0, 0, 0, 0]);
  for (const [, turn, die] of record.matchAll(/^(\d+)\. d(\d)/gm)) {
    counts[(Number(turn) - 1) % 2]![Number(die) - 1]! += 1;
  }
  return counts;
}

const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .exclude('[data-spot]:not([tabindex="0"])');

async function isClean(page: Page): Promise<void> {
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const shot = (page: Page, name: string) =>
  page.screenshot({ path: fileURLToPath(new URL(`../shots/${name}.png`, import.meta.url)) });

const slider = (page: Page) => page.getByRole('slider');
const text = (page: Page) => slider(page).getAttribute('aria-valuetext');
const turn = (page: Page) => page.locator('section.turn');

/** Hands a record in, and waits for its review. */
async function reviewed(person: Guest, name: string): Promise<Page> {
  const page = await person.open('/review');
  await page.getByLabel('or paste its text').fill(recordOf(name));
  await page.getByRole('button', { name: 'Review' }).click();
  await slider(page).waitFor();
  return page;
}

/** Goes on with the tabulator until something has the focus. */
async function tabTo(page: Page, what: Locator): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    if (await what.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`never came to ${what}`);
}

const BUSY = process.env['SPIELHOF_BUSY'] !== undefined;

const on = (wanted: Size) => WAYS.filter(({ size }) => size === wanted);

describe.each([
  { game: 'lucky-barricade', heading: 'Luck and skill', ways: on(PHONE) },
  { game: 'turned-halma', heading: 'Turning points', ways: WAYS },
  { game: 'solo-halma', heading: 'Compared with other solutions', ways: on(DESK) },
])('$game', ({ game, heading, ways }) => {
  test.each(ways)('has nothing that axe finds, $name', async ({ theme, size }) => {
    const person = await guest({ size, theme });
    const page = await reviewed(person, game);
    await page.getByRole('heading', { name: heading }).waitFor();
    await isClean(page);
    await shot(page, `review-${game}-${size.width}-${theme}`);
    await page.getByRole('tab', { name: 'Turns' }).click();
    await page.getByRole('list', { name: 'Turns' }).waitFor();
    await isClean(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await person.leave();
  });
});

test('a game of Barricade: who had luck, who played better, and what fell', async () => {
  const person = await guest();
  const page = await reviewed(person, 'lucky-barricade');
  const section = page.locator('section', { has: page.locator('#sums-title') });
  const rows = section.locator('.side');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(2);
  const [red, yellow] = await rows.allInnerTexts();
  // Yellow had less bad luck and fewer errors, so it won.
  const numbers = (row: string) =>
    [...row.matchAll(/([+-]?[\d.]+)%/g)].map(([, number]) => Number(number));
  expect(numbers(red!)[0]).toBeGreaterThan(numbers(yellow!)[0]!);
  expect(numbers(red!)[1]).toBeLessThan(numbers(yellow!)[1]!);
  expect(await section.locator('.verdict').innerText()).toBe(
    'Yellow had the most luck and played best.',
  );
  const bars = await section
    .locator('.luck')
    .evaluateAll((all) =>
      all.map((bar) => [
        bar.getBoundingClientRect().width,
        getComputedStyle(bar).backgroundImage !== 'none',
      ]),
    );
  // Bad luck is hatched, and the worse it is, the longer.
  expect(bars.map(([, hatched]) => hatched)).toEqual([true, true]);
  expect(bars[0]![0]).toBeGreaterThan(bars[1]![0] as number);
  const table = page.locator('section', { has: page.locator('#dice-title') }).locator('tbody tr');
  const counts = await table.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')].slice(0, 6).map((one) => Number(one.textContent)),
    ),
  );
  expect(counts).toEqual(fallen(recordOf('lucky-barricade')));
  expect(await table.first().locator('td').last().innerText()).toBe('2.3');
  // The curve of a turn tells of its dice.
  await slider(page).press('Home');
  expect(await text(page)).toMatch(/^Start, Red \d+%$/);
  await slider(page).press('ArrowRight');
  await turn(page)
    .getByText(/^Luck of the dice: [+-][\d.]+%$/)
    .waitFor();
  await person.leave();
});

test('a game of Halma: three turning points, the last of them decisive', async () => {
  const person = await guest();
  const page = await reviewed(person, 'turned-halma');
  const points = page.locator('section', { has: page.locator('#points-title') }).locator('li');
  await points.first().waitFor();
  expect(await points.count()).toBe(3);
  // It is looked at where it was decided.
  expect(await text(page)).toMatch(/^Turn 3, Red [\d.]+%, Blunder$/);
  const last = points.last();
  expect(await last.innerText()).toMatch(/Turn 3, Red[\s\S]*Decisive[\s\S]* instead of p8-p7/);
  expect(await last.getAttribute('aria-current')).toBe('step');
  // Both moves are on the board, and told apart without colours.
  const dashes = (kind: string) =>
    page
      .locator(`svg.board path.${kind}.way`)
      .last()
      .evaluate((path) => getComputedStyle(path).strokeDasharray);
  expect([await dashes('played'), await dashes('better')]).toEqual(['none', '24px, 22px']);
  expect(await page.locator('svg.board .badge.played').textContent()).toBe('??');
  // Another one is gone to by a click, and a link leads there.
  await points.first().getByRole('button').click();
  expect(await text(page)).toMatch(/^Turn 1, Red/);
  expect(new URL(page.url()).hash).toBe('#1');
  expect(await turn(page).innerText()).toMatch(
    /Played\s+p9-p8[\s\S]*Better[\s\S]*Cost: 10\.0 turns/,
  );
  // The list has every turn, and leads to it.
  await page.getByRole('tab', { name: 'Turns' }).click();
  const rows = page.getByRole('list', { name: 'Turns' }).getByRole('button');
  await expect.poll(() => rows.count()).toBe(10);
  await rows.nth(6).click();
  expect(await text(page)).toMatch(/^Turn 7/);
  expect(await rows.nth(1).getAttribute('aria-label')).toMatch(
    /^Turn 2, Blue: a8-a9; Blunder; Cost: 10\.0 turns, 100% of the chance to win\.; Blue \d+%$/,
  );
  await person.leave();
});

test('a game alone: compared with the best known solution', async () => {
  const person = await guest();
  const page = await reviewed(person, 'solo-halma');
  const rows = page.locator('section', { has: page.locator('#alone-title') }).locator('tbody tr');
  await rows.first().waitFor();
  const texts = (await rows.allInnerTexts()).map((row) => row.split(/\s*\t\s*/));
  expect(texts[0]).toEqual(['This game', '28', '31']);
  expect(texts[1]).toEqual(['Best known', '18', '31']);
  await page.getByText('The shortest solution that the review knows has').waitFor();
  // The curve tells what was lost so far: in the end all of it.
  await slider(page).press('End');
  const lost = /^Turn 28, ([\d.]+) turns lost so far/.exec((await text(page)) ?? '')?.[1];
  const cost = await page.locator('section .side dd').first().innerText();
  expect(cost).toContain(`${lost} turn`);
  await slider(page).press('Home');
  expect(await text(page)).toBe('Start, 0.0 turns lost so far');
  // What is proved stands on the page of the game.
  const game = await person.open('/g/solo-halma');
  await game.getByText('Proved: no solution has fewer turns.').waitFor();
  await person.leave();
});

test('by keys alone', async () => {
  const person = await guest({ size: SMALL });
  const page = await person.open('/review');
  const field = page.getByLabel('or paste its text');
  await tabTo(page, field);
  await field.fill(recordOf('turned-halma'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await slider(page).waitFor();
  await tabTo(page, slider(page));
  const places: string[] = [];
  for (const key of ['Home', 'PageUp', 'PageUp', 'ArrowRight', 'PageDown', 'End', 'ArrowLeft']) {
    await page.keyboard.press(key);
    places.push(/^[^,]*/.exec((await text(page)) ?? '')![0]);
  }
  expect(places).toEqual(['Start', 'Turn 1', 'Turn 2', 'Turn 3', 'Turn 2', 'Turn 10', 'Turn 9']);
  // Buttons go turn by turn and from mistake to mistake, and say where one is.
  const before = page.getByRole('button', { name: 'Previous mistake' });
  await tabTo(page, before);
  await page.keyboard.press('Enter');
  await page.locator('[role="status"].unseen', { hasText: /^Turn 3:.*Blunder/ }).waitFor();
  // Tabs go by arrows.
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tab', { name: 'Turns' }).getAttribute('aria-selected')).toBe('true');
  const first = page.getByRole('list', { name: 'Turns' }).getByRole('button').first();
  await first.waitFor();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  expect(await text(page)).toMatch(/^Turn 1/);
  await person.leave();
});

test('by a finger and a mouse', async () => {
  const person = await guest({ size: PHONE });
  const page = await reviewed(person, 'turned-halma');
  const box = (await slider(page).boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, y);
  await page.mouse.down();
  expect(await text(page)).toMatch(/^Start/);
  await page.mouse.move(box.x + box.width / 2, y, { steps: 8 });
  expect(await text(page)).toMatch(/^Turn 5/);
  await page.mouse.move(box.x + box.width + 40, y);
  await page.mouse.up();
  expect(await text(page)).toMatch(/^Turn 10/);
  expect(new URL(page.url()).hash).toBe('#10');
  await person.leave();
});

test.each([PHONE, ON_ITS_SIDE, DESK])('$width × $height: the whole board', async (size) => {
  const person = await guest({ size });
  const page = await reviewed(person, 'turned-halma');
  const box = (await page.locator('svg.board').boundingBox())!;
  expect([box.x, box.y].every((edge) => edge >= -1)).toBe(true);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width + 1);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height + 1);
  await person.leave();
});

test('a record goes from its replay to its review and back', async () => {
  const person = await guest({ size: SMALL });
  const page = await person.open('/replay');
  await page.getByLabel('or paste its text').fill(recordOf('turned-halma'));
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await slider(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/review');
  // Going back and forth, nothing is made again.
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/review'))));
  await page.goBack();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  await page.goForward();
  await slider(page).waitFor();
  expect(asked).toBe(0);
  await person.leave();
});

test('a review is stopped, made later, and goes deeper', async () => {
  const person = await guest({ size: SMALL });
  const page = await person.open('/review');
  await page.getByLabel('or paste its text').fill(recordOf('begun-halma'));
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('progressbar', { name: /^Turn \d+ of 80$/ }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('The review was stopped.').waitFor();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.close();
  // A game that takes less time.
  const other = await reviewed(person, 'turned-halma');
  await other.getByRole('button', { name: 'Look deeper' }).click();
  await other.getByText('Every turn was looked at thoroughly.').waitFor();
  await person.leave();
});

test('leaving the page ends the review', async () => {
  const person = await guest({ size: SMALL });
  const page = await person.open('/review');
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/review'),
  );
  await page.getByLabel('or paste its text').fill(recordOf('begun-halma'));
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('link', { name: 'Spielhof' }).click();
  await failed;
  await person.leave();
});

test('what is no record is refused, and can be corrected', async () => {
  const person = await guest({ size: SMALL });
  const page = await person.open('/review');
  await page.getByLabel('or paste its text').fill('nothing');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByLabel('or paste its text').fill(recordOf('turned-halma'));
  await page.getByRole('button', { name: 'Review' }).click();
  await slider(page).waitFor();
  // The refused request is in the log of the browser.
  expect(person.faults.every((fault) => fault.includes('422'))).toBe(true);
  person.faults.splice(0);
  await person.leave();
});

describe('learning from mistakes', () => {
  const asked = (page: Page) => page.locator('.learn .asked');

  test('by a mouse: a wrong try, a right one, and the solution', async () => {
    const person = await guest();
    const page = await reviewed(person, 'turned-halma');
    await page.getByRole('button', { name: 'Learn from your mistakes' }).click();
    await asked(page).getByText('p9-p8 was a mistake. Find a better move.').waitFor();
    expect(await asked(page).innerText()).toContain('Task 1 of 2');
    await cell(page, 'p9', 'data-pick').waitFor({ state: 'attached' });
    await isClean(page);
    // The same again is wrong, and it is said what it costs.
    await press(page, cell(page, 'p9', 'data-pick'));
    await press(page, cell(page, 'p8', 'data-target'));
    const note = page.locator('.outcome .note');
    await note.getByText(/^p8|p9-p8 isn't good enough\. Cost: 10\.0 turns/).waitFor();
    expect(await page.locator('svg.board .badge.played').textContent()).toBe('??');
    // Towards the goal is right.
    await press(page, cell(page, 'p9', 'data-pick'));
    await press(page, cell(page, 'p10', 'data-target'));
    await note.getByText(/^p9-p10 is good, too|^Well found: p9-p10/).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await asked(page).getByText('Task 2 of 2').waitFor();
    await press(page, cell(page, 'p8', 'data-pick'));
    await press(page, cell(page, 'p7', 'data-target'));
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await note.getByText(/^The best move is p8-/).waitFor();
    expect(await page.locator('svg.board .badge.better').count()).toBe(1);
    await page.getByRole('button', { name: 'Finish' }).click();
    await asked(page).getByText('All tasks done').waitFor();
    expect((await page.locator('.learned').innerText()).replace(/\s+/g, ' ')).toMatch(
      /^Found later 1 of 2 Solution shown 1 of 2/,
    );
    await isClean(page);
    await page.locator('.learned').getByRole('button', { name: 'Back to the review' }).click();
    await slider(page).waitFor();
    await person.leave();
  });

  test('of the other side, by keys', async () => {
    const person = await guest({ size: SMALL });
    const page = await reviewed(person, 'turned-halma');
    const learn = page.getByRole('button', { name: 'Learn from your mistakes' });
    await tabTo(page, learn);
    await page.keyboard.press('Enter');
    // The keys begin at what is to be done.
    await page.waitForFunction(() => document.activeElement?.matches('.asked'));
    await page.getByLabel('Mistakes by').selectOption('Blue');
    await asked(page).getByText('a8-a9 was a mistake. Find a better move.').waitFor();
    await cell(page, 'a8', 'data-pick').waitFor({ state: 'attached' });
    await cell(page, 'a8', 'data-pick').focus();
    await page.keyboard.press('Enter');
    const target = cell(page, 'a7', 'data-target');
    await target.waitFor({ state: 'attached' });
    await target.focus();
    await page.keyboard.press('Enter');
    await page.locator('[role="status"].unseen', { hasText: /a8-a7/ }).waitFor();
    // They go on where the task ends.
    await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'Finish');
    await page.keyboard.press('Enter');
    await asked(page).getByText('All tasks done').waitFor();
    await person.leave();
  });

  test('with dice: they lie there', async () => {
    const person = await guest({ size: PHONE, theme: 'dark' });
    const page = await reviewed(person, 'lucky-barricade');
    await page.getByRole('button', { name: 'Learn from your mistakes' }).click();
    await page.locator('.learn .dice').first().waitFor();
    await isClean(page);
    await shot(page, 'review-learn-360-dark');
    await page.getByRole('button', { name: 'Skip' }).click();
    await person.leave();
  });
});

describe('trying again', () => {
  /** Five in a row are threatened at f2, and only there. */
  const FOUR = `turn: 1
    8 . . 1 1 . . . . . . . . . . . .
    2 1 2 2 2 2 . . . . . . . . . . .`;

  /** Plays somewhere else, and loses against a computer. */
  async function loses(hand: Hand): Promise<void> {
    await press(hand.page, cell(hand.page, 'p16', 'data-target'));
    await hand.until(({ waits }) => waits === 'over');
  }

  test('against the same computer, from the turn that decided the game', async () => {
    const person = await guest({ size: SMALL });
    const chairs = ['mine' as const, { computer: 4 }];
    const { table } = await person.table({ game: 'gobang', players: 2, setup: FOUR }, { chairs });
    const hand = await Hand.at(await person.context.newPage(), table);
    const { page } = hand;
    await loses(hand);
    await person.open(`/t/${table}/review`, page);
    await slider(page).waitFor();
    expect(await text(page)).toMatch(/^Turn 1, Red 0\.1%, Blunder$/);
    const next = Hand.of(page);
    await page.getByRole('button', { name: 'Try again from here' }).click();
    await page.waitForURL(
      (url) => /^\/t\/[^/]+$/.test(url.pathname) && !url.pathname.endsWith(table),
    );
    await next.ready();
    await press(page, cell(page, 'f2', 'data-target'));
    await next.until(({ waits, turn }) => waits === 'over' || turn === 1);
    await page.getByText('computer, level 4').first().waitFor();
    await person.leave();
  });

  test('of people who are not here computers take the part', async () => {
    const [person, friend] = [await guest({ size: SMALL }), await guest({ size: SMALL })];
    const chairs = ['mine' as const, 'open' as const];
    const plan = { game: 'gobang', players: 2, setup: FOUR };
    const { table, invite } = await person.table(plan, { chairs });
    const other = await Hand.at(await friend.context.newPage(), table, invite);
    await other.page.getByRole('button', { name: 'Sit down and play' }).click();
    const hand = await Hand.at(await person.context.newPage(), table);
    await hand.until(({ choices }) => choices !== null);
    await press(hand.page, cell(hand.page, 'p16', 'data-target'));
    await other.until(({ choices }) => choices !== null);
    await press(other.page, cell(other.page, 'f2', 'data-target'));
    await hand.until(({ waits }) => waits === 'over');
    const { page } = hand;
    await person.open(`/t/${table}/review`, page);
    await page.getByRole('button', { name: 'Try again from here' }).click();
    const form = page.getByRole('form', { name: 'Try again from here' });
    await form.getByText(/^Not here: .*Computers play in their place\.$/).waitFor();
    await isClean(page);
    expect(await form.locator('select').last().inputValue()).toBe('3');
    await form.locator('select').last().selectOption('1');
    const next = Hand.of(page);
    await form.getByRole('button', { name: 'Play' }).click();
    await next.ready();
    await page.getByText('computer, level 1').first().waitFor();
    await person.leave();
    await friend.leave();
  });

  test('of a record: one chooses a seat', async () => {
    const person = await guest({ size: SMALL });
    const page = await reviewed(person, 'turned-halma');
    await page.getByRole('button', { name: 'Try again from here' }).click();
    const form = page.getByRole('form', { name: 'Try again from here' });
    const [red, blue] = [form.locator('select').first(), form.locator('select').last()];
    expect([await red.inputValue(), await blue.inputValue()]).toEqual(['mine', '3']);
    const next = Hand.of(page);
    await form.getByRole('button', { name: 'Play' }).click();
    await next.ready();
    // Two turns were played before.
    await page.locator('.copied').getByText('the first 2 turns were played elsewhere').waitFor();
    await person.leave();
  });

  test('of a table on this device: on this device', async () => {
    const person = await guest({ size: SMALL });
    const query = new URLSearchParams({ players: '2', setup: FOUR });
    const page = await person.open('/settings');
    await page.evaluate(() =>
      localStorage.setItem('spielhof.settings', JSON.stringify({ pace: 0, playHere: true })),
    );
    await person.open(`/edit/gobang?${query}`, page);
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.waitForURL('**/t/local-*');
    const table = new URL(page.url()).pathname;
    await cell(page, 'p16', 'data-target').waitFor({ state: 'attached' });
    await press(page, cell(page, 'p16', 'data-target'));
    await page.locator('#result-headline').waitFor();
    await person.open(`${table}/review`, page);
    await slider(page).waitFor();
    await page.getByRole('button', { name: 'Try again from here' }).click();
    await page.waitForURL(
      (url) => /^\/t\/local-/.test(url.pathname) && !url.pathname.includes(table),
    );
    await person.leave();
  });

  test('a game that is still played is not reviewed', async () => {
    const person = await guest({ size: SMALL });
    const { table } = await person.table({ game: 'gobang', players: 2, setup: FOUR });
    const page = await person.open(`/t/${table}/review`);
    await page
      .getByText("This game is still being played. You can review it when it's over.")
      .waitFor();
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await page.locator('.table svg.board').waitFor();
    await person.leave();
  });
});

// A figure, no test: `make busy`.
test.runIf(BUSY)(
  'how long the page is busy while a review of 80 turns comes and is looked through',
  async () => {
    const person = await guest();
    const page = await person.open('/review');
    await page.getByLabel('or paste its text').fill(recordOf('begun-halma'));
    await watchTasks(page);
    await page.getByRole('button', { name: 'Review' }).click();
    await slider(page).waitFor({ timeout: 100_000 });
    await page.waitForTimeout(1000);
    tellTasks('a review comes', await longTasks(page));
    await watchTasks(page);
    const box = (await slider(page).boundingBox())!;
    await page.mouse.move(box.x, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 80 });
    await page.mouse.up();
    await page.getByRole('tab', { name: 'Turns' }).click();
    const rows = page.getByRole('list', { name: 'Turns' }).getByRole('button');
    await expect.poll(() => rows.count()).toBe(80);
    for (let count = 0; count < 40; count += 1) await slider(page).press('ArrowLeft');
    expect(await text(page)).toMatch(/^Turn 40/);
    tellTasks('it is looked through', await longTasks(page));
    await person.leave();
  },
);
