// The lessons as they are written, and a learner who does what they ask for.
import { readFileSync } from 'node:fs';
import type { Page, Response } from 'playwright-core';
import type { Attempted } from '../src/lib/wire.ts';
import { origin, type Guest } from './hall.ts';
import { clicks } from './press.ts';

/** A step as it is written. */
export interface WrittenStep {
  kind: string;
  /** What solves it; nothing in a step to watch. */
  solution: string[];
}

/** The steps of a game's lesson. */
export function stepsOf(game: string): WrittenStep[] {
  const path = new URL(`../../crates/guide/lessons/${game}.txt`, import.meta.url);
  const lineOf = (block: string, name: string) =>
    new RegExp(`^${name}: *(.*)$`, 'm').exec(block)?.[1]?.trim() ?? '';
  return readFileSync(path, 'utf8')
    .split(/\n\s*\n/)
    .filter((block) => lineOf(block, 'step') !== '')
    .map((block) => ({
      kind: lineOf(block, 'step'),
      solution: lineOf(block, 'solution').split(/\s+/).filter(Boolean),
    }));
}

const isAttempt = (answer: Response) => /\/api\/games\/[^/]+\/lesson\/\d+$/.test(answer.url());

/** Somebody who takes the lesson of a game. */
export class Learner {
  #answer: Attempted | null = null;

  private constructor(
    readonly person: Guest,
    readonly page: Page,
    readonly game: string,
  ) {}

  /** Opens a lesson at its first step. */
  static async at(person: Guest, game: string, page?: Page): Promise<Learner> {
    const opened = page ?? (await person.context.newPage());
    const learner = new Learner(person, opened, game);
    await learner.#told(() => person.open(`/learn/${game}`, opened));
    return learner;
  }

  /** How it stands. */
  get answer(): Attempted {
    if (!this.#answer) throw new Error('nothing was told yet');
    return this.#answer;
  }

  /** Everything that can be done now. */
  get offers(): string[] {
    const { choices } = this.answer;
    const picks = choices?.picks.flatMap(({ targets }) => targets.map(({ action }) => action));
    return [...(picks ?? []), ...(choices?.plain ?? [])];
  }

  /** Does an action by clicking, and waits for what is said about it. */
  does(action: string): Promise<void> {
    return this.#told(() => clicks(this.page, action, this.answer.choices));
  }

  /** Goes on to the next step; after the last one nothing is asked. */
  async next(last = false): Promise<void> {
    const click = () => this.page.locator('.next').click();
    if (last) await click();
    else await this.#told(click);
  }

  /** Takes the whole try back. */
  async again(before: Attempted): Promise<void> {
    await this.page.locator('.again').click();
    this.#answer = before;
  }

  /** What comes of an action, without doing it on the page. */
  async wouldBe(step: number, action: string): Promise<Attempted> {
    const path = `/api/games/${this.game}/lesson/${step}`;
    const answer = await this.page.request.post(path, {
      data: { actions: [action] },
      headers: { origin: origin() },
    });
    return (await answer.json()) as Attempted;
  }

  async #told(how: () => Promise<unknown>): Promise<void> {
    const [answer] = await Promise.all([this.page.waitForResponse(isAttempt), how()]);
    if (answer.ok()) this.#answer = (await answer.json()) as Attempted;
  }
}
