// Puzzles: solved by clicking and by keys, missed, with hints, one after the other, of the day, made by
// somebody, and without a network.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dayOf, indexOn } from '../src/lib/puzzle/day.ts';
import { numberOf } from '../src/lib/puzzle/puzzle.ts';
import { guest, ON_ITS_SIDE, PHONE, SMALL, useBrowser, type Guest } from './hall.ts';
import { cell } from './press.ts';
import { CLIENT } from './server.ts';
import { followHints, PUZZLES, SHORTEST, Solver } from './solver.ts';
import { WAYS } from './ways.ts';

useBrowser();

const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .exclude('[data-spot]:not([tabindex="0"])');

async function isClean(page: Page): Promise<void> {
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

const shot = (page: Page, name: string) =>
  page.screenshot({ path: fileURLToPath(new URL(`../shots/${name}.png`, import.meta.url)) });

/** What is kept on the device. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('spielhof.puzzles') ?? '{}') as {
        results?: Record<string, string>;
        days?: number;
        run?: number;
        curve?: number[];
      },
  );

/** Somebody who has solved puzzles before. */
async function having(person: Guest, done: object): Promise<void> {
  await person.context.addInitScript((done) => {
    const name = 'spielhof.puzzles';
    if (!location.protocol.startsWith('http') || localStorage.getItem(name)) return;
    localStorage.setItem(name, JSON.stringify(done));
  }, done);
}

/** What is copied, and nothing to share by. */
async function copies(person: Guest): Promise<void> {
  await person.context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    const writeText = (text: string) => {
      Object.assign(window, { copied: text });
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
}

const copied = (page: Page) =>
  page.evaluate(() => (window as unknown as { copied?: string }).copied ?? '');

const today = PUZZLES[indexOn(dayOf(new Date()), PUZZLES.length)]!;
const [short] = SHORTEST;
const note = (page: Page) => page.locator('.notes .note');

describe('a puzzle', () => {
  test.each(WAYS)('is solved, and has nothing that axe finds, $name', async ({ theme, size }) => {
    const person = await guest({ size, theme });
    const solver = await Solver.at(person, `/puzzle/${short!.id}`);
    const { page } = solver;
    await page.locator('[data-pick], [data-target]').first().waitFor({ state: 'attached' });
    await isClean(page);
    await shot(page, `puzzle-${size.width}-${theme}`);
    // All of the board can be seen.
    const box = (await page.locator('svg.board').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(size.height + 1);
    await solver.does(short!.first[0]!);
    await solver.solves();
    await page.locator('.note.solved', { hasText: 'solved at the first try' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.matches('.next'))).toBe(true);
    await isClean(page);
    await shot(page, `puzzle-solved-${size.width}-${theme}`);
    expect((await kept(page)).results).toEqual({ [short!.id]: 'first' });
    await person.leave();
  });

  test.each(SHORTEST.map((one) => ({ ...one, text: `${one.id}, ${one.turns}` })))(
    'of each game is solved by clicking: $text',
    async ({ id }) => {
      const person = await guest({ size: SMALL });
      const solver = await Solver.at(person, `/puzzle/${id}`);
      await solver.solves();
      await solver.page.locator('.note.solved').waitFor();
      await person.leave();
    },
  );

  test('fits a phone on its side', async () => {
    const person = await guest({ size: ON_ITS_SIDE });
    const { page } = await Solver.at(person, `/puzzle/${short!.id}`);
    const box = (await page.locator('svg.board').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(ON_ITS_SIDE.height + 1);
    await page.locator('.deeds .help').waitFor();
    await person.leave();
  });

  test('that is missed can be tried again, and counts as solved later', async () => {
    const person = await guest({ size: PHONE });
    const solver = await Solver.at(person, `/puzzle/${short!.id}`);
    const { page } = solver;
    const before = solver.answer;
    const wrong = await solver.wrong();
    await solver.does(wrong!);
    await page.locator('.note.missed').waitFor();
    expect(await note(page).innerText()).toMatch(/can't be done in|No turn is left/);
    expect(await page.evaluate(() => document.activeElement?.matches('.again'))).toBe(true);
    await isClean(page);
    await solver.again(before);
    // The button is gone: keys go on at the next one.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('.help')))
      .toBe(true);
    await solver.solves();
    await page.locator('.note.solved', { hasText: /^Solved!$/ }).waitFor();
    expect(await kept(page)).toMatchObject({ results: { [short!.id]: 'later' }, run: 0 });
    await person.leave();
  });

  const several = PUZZLES.filter(({ players, turns }) => players > 1 && turns > 1).slice(0, 6);
  test.runIf(several.length > 0)('of two is missed: the answer is shown and told', async () => {
    const person = await guest({ size: SMALL });
    for (const { id } of several) {
      const solver = await Solver.at(person, `/puzzle/${id}`);
      const { page } = solver;
      const wrong = await solver.wrong(true);
      if (wrong === null) continue;
      await solver.does(wrong);
      await note(page)
        .getByText(/^The answer: .*(can't be done in|No turn is left)/)
        .waitFor();
      // Taken back, the answer goes as well.
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.locator('.note.missed').waitFor({ state: 'detached' });
      await page.locator('[data-pick], [data-target]').first().waitFor({ state: 'attached' });
      await person.leave();
      return;
    }
    throw new Error('no wrong try is answered');
  });

  test('helps in steps, and that counts', async () => {
    const person = await guest({ size: SMALL });
    await copies(person);
    const solver = await Solver.at(person, `/puzzle/${short!.id}`);
    const { page } = solver;
    const help = page.locator('.deeds .help');
    await help.filter({ hasText: 'Hint' }).click();
    await page.locator('.note.hint').waitFor();
    // A piece is shown first where there is a choice of pieces.
    if ((await help.innerText()).includes('Show the move')) await help.click();
    await note(page)
      .getByText(/^A right move is/)
      .waitFor();
    await solver.told(() => help.filter({ hasText: 'Play it for me' }).click());
    await solver.solves();
    await page.locator('.note.solved', { hasText: 'with a hint' }).waitFor();
    expect(await kept(page)).toMatchObject({ results: { [short!.id]: 'later' }, run: 0 });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await copied(page)).toMatch(/^Spielhof \S+: ⬤ 1 try, 1 hint.*\nhttp\S+\/puzzle\/\S+$/);
    await person.leave();
  });

  test('is solved by keys', async () => {
    const one = SHORTEST.find(({ first }) => /^@[a-z]\d+$/.test(first[0] ?? ''));
    if (!one) return;
    const person = await guest({ size: SMALL });
    const solver = await Solver.at(person, `/puzzle/${one.id}`);
    const { page } = solver;
    const target = cell(page, one.first[0]!.slice(1), 'data-target');
    await target.waitFor({ state: 'attached' });
    await target.focus();
    await solver.told(() => page.keyboard.press('Enter'));
    await solver.solves();
    await page.locator('[role="status"].unseen', { hasText: 'solved at the first try' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.next'));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.endsWith(one.id));
    await person.leave();
  });

  test.each(['/puzzle/nothing-1', '/puzzle/own#nothing', '/puzzles/nothing'])(
    '%s: there is none',
    async (path) => {
      const person = await guest({ size: SMALL });
      const page = await person.open(path);
      await page.getByText("This puzzle isn't here").waitFor();
      await page.getByRole('link', { name: 'More puzzles' }).click();
      await page.locator('.games').waitFor();
      await person.leave();
    },
  );
});

describe('the page of all puzzles', () => {
  test.each(WAYS)('has nothing that axe finds, $name', async ({ theme, size }) => {
    const person = await guest({ size, theme });
    const curve = [1200, 1230, 1215, 1240];
    await having(person, { results: { [short!.id]: 'first' }, run: 2, curve, rating: 1240 });
    const page = await person.open('/');
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.locator('.today').waitFor();
    await page.getByText('Your rating over the last 4 puzzles: from 1200 to 1240').waitFor();
    await isClean(page);
    await shot(page, `puzzles-${size.width}-${theme}`);
    await person.leave();
  });

  test('today: solved on the day after another, it makes one more day in a row', async () => {
    const person = await guest({ size: SMALL });
    await copies(person);
    await having(person, { day: dayOf(new Date()) - 1, days: 3, longestDays: 3 });
    const page = await person.open('/puzzles');
    await page
      .locator('.today')
      .getByText(`puzzle ${numberOf(today.id)}`)
      .waitFor();
    expect(await page.locator('.days dd').innerText()).toMatch(/^3/);
    const solver = await Solver.at(person, '/puzzle/today', page);
    await solver.solves();
    await page.getByRole('button', { name: 'Share' }).click();
    const date = new Date();
    const written = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    await expect.poll(() => copied(page)).toMatch(`Spielhof ${written}: ⬤ 1 try, no hint, 4 days`);
    expect(await copied(page)).toMatch(new RegExp(`/puzzle/${today.id}$`));
    await page.getByRole('link', { name: 'More puzzles' }).click();
    await page.locator('.today').getByText('Solved.').waitFor();
    expect(await page.locator('.days dd').innerText()).toMatch(/^4/);
    await person.leave();
  });

  test('one after the other, of a difficulty', async () => {
    const person = await guest({ size: SMALL });
    const { game, difficulty } = short!;
    const page = await person.open('/puzzles');
    const names = ['any', 'very easy', 'easy', 'medium', 'hard', 'very hard'];
    const levels = page.getByRole('group', { name: 'Difficulty' });
    await levels.getByRole('button', { name: names[difficulty]!, exact: true }).click();
    const link = page.locator(`.games a[href^="/puzzles/${game}?"]`);
    const solver = await Solver.at(person, (await link.getAttribute('href'))!, page);
    const before = solver.puzzle.record;
    await solver.solves();
    const next = page.getByRole('button', { name: 'Next puzzle' });
    await solver.told(() => next.click());
    const many = PUZZLES.filter((one) => one.game === game && one.difficulty === difficulty);
    if (many.length > 1) expect(solver.puzzle.record).not.toBe(before);
    // The keys begin at what is to be done.
    await page.waitForFunction(() => document.activeElement?.matches('.asked'));
    await solver.told(() => page.getByRole('button', { name: 'Another one' }).click());
    await person.leave();
  });

  test('the page of a game leads to its puzzles', async () => {
    const person = await guest({ size: PHONE });
    const page = await person.open(`/g/${short!.game}`);
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.locator('main[data-page="puzzles"] .deeds').waitFor();
    await person.leave();
  });
});

describe('a puzzle that somebody makes', () => {
  /** Five in a row are threatened at f2, and only there. */
  const FOUR = `turn: 1
8 . . 1 1 . . . . . . . . . . . .
2 1 2 2 2 2 . . . . . . . . . . .`;
  const FIVE = FOUR.replace('2 1 2 2 2 2', '2 2 1 1 1 1');

  async function opens(page: Page, solver: (path: string) => Promise<Solver>): Promise<void> {
    const link = page.getByRole('link', { name: 'Solve this puzzle' });
    await link.waitFor();
    await isClean(page);
    const own = await solver((await link.getAttribute('href'))!);
    await own.solves();
    await page.locator('.note.solved').waitFor();
    // It is not counted.
    expect((await kept(page)).curve ?? []).toEqual([]);
  }

  test('from a set-up', async () => {
    const person = await guest({ size: SMALL });
    await copies(person);
    const query = new URLSearchParams({ players: '2', setup: FIVE });
    const page = await person.open(`/edit/gobang?${query}`);
    await page.getByRole('button', { name: 'Make a puzzle' }).click();
    await page.getByRole('button', { name: 'Check this position' }).click();
    await page
      .locator('.verdict', { hasText: /^Win in 1 turn\. \d+ first moves? (does|do) it\./ })
      .waitFor();
    await page.getByRole('button', { name: 'Copy its link' }).click();
    await expect.poll(() => copied(page)).toMatch(/\/puzzle\/own#[\w-]+$/);
    const link = await copied(page);
    await page.getByRole('button', { name: 'Copy its text' }).click();
    await expect.poll(() => copied(page)).toMatch(/^game: gobang\n[^]*setup:/);
    await opens(page, (path) => Solver.at(person, path, page));
    // Somebody else opens it by its address.
    const other = await guest({ size: PHONE });
    const solver = await Solver.at(other, link);
    await solver.solves();
    await other.leave();
    await person.leave();
  });

  test('from a game that is watched again', async () => {
    const person = await guest({ size: SMALL });
    const page = await person.open('/replay');
    await page.getByLabel('or paste its text').fill(short!.record);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('button', { name: 'Make a puzzle' }).click();
    await page.getByRole('button', { name: 'Check this position' }).click();
    await opens(page, (path) => Solver.at(person, path, page));
    await person.leave();
  });
});

/** Where there is no compiler for it there is no module. */
const MODULE = readdirSync(join(CLIENT, 'assets')).some((name) => /^review-.*\.wasm$/.test(name));

test.runIf(MODULE)('without a network', async () => {
  const person = await guest({ size: SMALL, keeps: true });
  const page = await person.open(`/puzzle/${short!.id}`);
  await page.locator('[data-pick], [data-target]').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // All lists are kept, and the module.
  const keeps = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) found.push(url);
      }
      return [/\/assets\/review-.*\.wasm$/, /\/api\/games$/, /\/assets\/puzzles-.*\.json$/].map(
        (wanted) => found.filter((url) => wanted.test(url)).length,
      );
    });
  await expect.poll(keeps, { timeout: 60_000 }).toEqual([1, 1, SHORTEST.length]);
  expect(person.faults).toEqual([]);

  await person.context.setOffline(true);
  await page.reload();
  await followHints(page);
  expect((await kept(page)).results).toEqual({ [short!.id]: 'later' });
  await person.open('/puzzles', page);
  await page.locator('.today').waitFor();
  // The browser itself complains about every request that fails.
  expect(person.faults.filter((fault) => !fault.includes('net::ERR'))).toEqual([]);
  await person.context.close();
});
