// The lesson of a game of each family is solved by clicking, each in another language.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { guest, type Guest, PHONE, SMALL, useBrowser } from './hall.ts';
import { Learner, stepsOf } from './lesson.ts';
import { cell, press } from './press.ts';

useBrowser();

const LESSONS = [
  ['halma', 'fr'],
  ['chinese-checkers', 'es'],
  ['dice-halma', 'it'],
  ['barricade', 'nl'],
  ['rakado', 'da'],
  ['captive-2', 'sv'],
  ['dutch-halma', 'pl'],
  ['solo-halma', 'ru'],
  ['gobang', 'fr'],
  ['tippy', 'es'],
  ['top-secret', 'it'],
  ['cat-and-mouse', 'nl'],
] as const;

/** Somebody who speaks another language, and whose pieces do not glide. */
async function speaking(language: string, size = SMALL): Promise<Guest> {
  const person = await guest({ size });
  await person.context.addInitScript((language) => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('spielhof.settings', JSON.stringify({ pace: 0, language }));
  }, language);
  return person;
}

/** Everything is said in words of the reader's language. */
async function speaks(page: Page, language: string): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('main').textContent()).not.toMatch(/\b(lesson|learn|rule)-[a-z]+/);
  expect(await page.locator('main [lang="en"]').count()).toBe(0);
}

describe('a lesson', () => {
  test.each(LESSONS)('of %s in %s is solved step by step', async (game, language) => {
    const person = await speaking(language);
    const learner = await Learner.at(person, game);
    const { page } = learner;
    const steps = stepsOf(game);
    for (const [index, { kind, solution }] of steps.entries()) {
      await page.locator('.say').waitFor();
      await speaks(page, language);
      for (const action of solution) await learner.does(action);
      expect(learner.answer.verdict, `${game}, step ${index + 1}`).toBe('solved');
      if (kind !== 'watch') {
        await page.locator('.note.solved').waitFor();
        expect(await page.evaluate(() => document.activeElement?.matches('.next'))).toBe(true);
      }
      await learner.next(index + 1 === steps.length);
    }
    await page.locator('.play').waitFor();
    await person.leave();
  });

  test('explains a wrong try and an illegal one, goes on where it was left, and leads to a table', async () => {
    const game = 'halma';
    const steps = stepsOf(game);
    const first = steps.findIndex(({ kind }) => kind === 'task');
    const person = await speaking('pl', PHONE);
    await person.context.addInitScript(
      ([game, done]) => {
        const name = 'spielhof.lessons';
        if (!location.protocol.startsWith('http') || localStorage.getItem(name)) return;
        localStorage.setItem(name, JSON.stringify({ [game]: done }));
      },
      [game, first] as const,
    );
    const learner = await Learner.at(person, game);
    const { page } = learner;

    // Something that no piece can do is refused, with its rule.
    const before = learner.answer;
    const pick = before.choices!.picks[0]!;
    const from = await page.locator('[data-pick]').first().getAttribute('data-cell');
    const taken = new Set([
      ...pick.targets.map(({ to }) => to),
      ...before.choices!.picks.map((one) =>
        typeof one.from === 'object' && 'cell' in one.from ? one.from.cell : -1,
      ),
    ]);
    const far = [...before.replay.scenes[0]!.pieces.cells].findIndex(
      (mark, index) => mark === '.' && !taken.has(index),
    );
    if (before.choices!.picks.length > 1) await press(page, cell(page, from!, 'data-pick'));
    await press(page, page.locator(`[data-spot="${far}"]`));
    await page.locator('.note.refused').waitFor();
    expect(await page.locator('.note.refused a').getAttribute('href')).toMatch(/#rule-\d+$/);
    // The browser itself complains about the answer.
    person.faults.splice(0);

    // Something that can be done but solves nothing is explained.
    let wrong = '';
    for (const action of learner.offers) {
      if ((await learner.wouldBe(first + 1, action)).verdict === 'missed') {
        wrong = action;
        break;
      }
    }
    await learner.does(wrong);
    await page.locator('.missed .rule').waitFor();
    expect(await page.locator('.missed a').getAttribute('href')).toMatch(/#rule-\d+$/);
    expect(await page.evaluate(() => document.activeElement?.matches('.again'))).toBe(true);
    await learner.again(before);

    for (const [index, { solution }] of [...steps.entries()].slice(first)) {
      for (const action of solution) await learner.does(action);
      await learner.next(index + 1 === steps.length);
    }
    await page.locator('.play').click();
    await page.waitForURL('**/t/*');
    await page.locator('.strips[data-seats="2"]').waitFor();
    await person.leave();
  });
});

test('a game offers its lesson on the first visit only', async () => {
  const person = await guest();
  const page = await person.open('/g/halma');
  await page.locator('.offer a[href="/learn/halma"]').waitFor();
  await page.reload();
  await page.locator('.start').waitFor();
  expect(await page.locator('.offer').count()).toBe(0);
  await page.goto('/g/barricade');
  await page.locator('.offer button').click();
  await page.locator('.offer').waitFor({ state: 'detached' });
  await person.leave();
});

test('a link to a rule marks it on its page', async () => {
  const person = await guest();
  const page = await person.open('/rules/halma#rule-5');
  await page.locator('#rule-5.named').waitFor();
  expect(await page.locator('[id^="rule-"]').count()).toBeGreaterThan(6);
  expect(await page.locator('main').innerText()).not.toMatch(/\b(rule|tip|diagram)-[a-z]+/);
  await person.leave();
});

test('the search finds names of other languages', async () => {
  const person = await guest();
  const page = await person.open('/');
  for (const [search, game] of [
    ['malefiz', 'barricade'],
    ['Уголки', 'halma'],
    ['dames chinoises', 'chinese-checkers'],
  ] as const) {
    await page.locator('input[type="search"]').fill(search);
    await page.locator(`article a[href^="/g/${game}"]`).first().waitFor();
    expect(await page.locator('article').count()).toBeLessThan(15);
  }
  await person.leave();
});
