// The puzzles as they are written, and somebody who solves one.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, Request, Response } from 'playwright-core';
import { listsOf } from '../scripts/puzzles-plugin.ts';
import type { Puzzle } from '../src/lib/puzzle/puzzle.ts';
import type { NewPuzzleTry, PuzzleTried } from '../src/lib/wire.ts';
import type { Guest } from './hall.ts';
import { clicks } from './press.ts';

/** A puzzle as it is written. */
export interface WrittenPuzzle extends Puzzle {
  game: string;
  players: number;
  /** The right first actions. */
  first: string[];
}

const DATA = fileURLToPath(new URL('../../crates/puzzle/data', import.meta.url));

function firstActions(game: string): Map<string, string[]> {
  const text = readFileSync(`${DATA}/${game}.txt`, 'utf8');
  const blocks = text.split(/\n\s*\n/);
  const lineOf = (block: string, name: string) =>
    new RegExp(`^${name}: *(.*)$`, 'm').exec(block)?.[1]?.trim() ?? '';
  return new Map(
    blocks.map((block) => [lineOf(block, 'puzzle'), lineOf(block, 'solutions').split(/\s+/)]),
  );
}

/** All puzzles in their order. */
export const PUZZLES: WrittenPuzzle[] = [...listsOf(DATA)].flatMap(([game, puzzles]) => {
  const first = firstActions(game);
  return puzzles.map((puzzle) => ({
    ...puzzle,
    game,
    players: Number(/^players: (\d)$/m.exec(puzzle.record)?.[1]),
    first: first.get(puzzle.id) ?? [],
  }));
});

/** The shortest puzzle of each game. */
export const SHORTEST: WrittenPuzzle[] = [...new Set(PUZZLES.map(({ game }) => game))].map((game) =>
  PUZZLES.filter((one) => one.game === game).reduce((best, one) =>
    one.turns < best.turns ? one : best,
  ),
);

const wishOf = (request: Request) => request.postDataJSON() as NewPuzzleTry;

/** The answer to a try, not to a question for a hint. */
const isTry = (answer: Response) =>
  answer.url().endsWith('/api/puzzle/try') && !wishOf(answer.request()).hint;

/** Has the page play its hints until the puzzle is solved: nothing else is asked. */
export async function followHints(page: Page): Promise<void> {
  const solved = page.locator('.note.solved');
  const help = page.locator('.deeds .help[aria-disabled="false"]');
  for (let clicks = 0; clicks < 60; clicks += 1) {
    await help.or(solved).first().waitFor();
    if (await solved.isVisible()) return;
    await help.click();
  }
  throw new Error('the hints lead nowhere');
}

/** Somebody who solves puzzles on a page. */
export class Solver {
  #answer: PuzzleTried | null = null;
  #wish: NewPuzzleTry | null = null;

  private constructor(
    readonly person: Guest,
    readonly page: Page,
  ) {}

  /** Opens a page with a puzzle. */
  static async at(person: Guest, path: string, page?: Page): Promise<Solver> {
    const opened = page ?? (await person.context.newPage());
    const solver = new Solver(person, opened);
    await solver.told(() => person.open(path, opened));
    return solver;
  }

  /** How it stands. */
  get answer(): PuzzleTried {
    if (!this.#answer) throw new Error('nothing was told yet');
    return this.#answer;
  }

  /** The puzzle on the page. */
  get puzzle(): Pick<NewPuzzleTry, 'record' | 'turns'> {
    const { record, turns } = this.#wish!;
    return { record, turns };
  }

  /** Everything that can be done now. */
  get offers(): string[] {
    const { choices } = this.answer;
    const picks = choices?.picks.flatMap(({ targets }) => targets.map(({ action }) => action));
    return [...(picks ?? []), ...(choices?.plain ?? [])];
  }

  /** Does an action by clicking, and waits for what is said about it. */
  does(action: string): Promise<void> {
    return this.told(() => clicks(this.page, action, this.answer.choices));
  }

  /** Does what the server says is right, by clicking, until it is solved. */
  async solves(): Promise<void> {
    while (this.answer.verdict === 'open') {
      const { hint } = await this.wouldBe([], true);
      if (hint === null) throw new Error(`no hint: ${this.puzzle.record}`);
      await this.does(hint.action);
    }
  }

  /** Something that can be done now and is wrong; with an answer by others, if that is wanted. */
  async wrong(answered = false): Promise<string | null> {
    for (const action of this.offers) {
      const { verdict, replay, seat } = await this.wouldBe([action]);
      if (verdict !== 'missed') continue;
      const done = this.answer.replay.moves.length + 1;
      if (!answered || replay.moves.slice(done).some((move) => move.seat !== seat)) return action;
    }
    return null;
  }

  /** What comes of actions, without doing them on the page. */
  async wouldBe(actions: string[], hint = false): Promise<PuzzleTried> {
    const done = this.answer.replay.moves.map(({ action }) => action);
    const wish: NewPuzzleTry = { ...this.puzzle, actions: [...done, ...actions], hint };
    const answer = await this.page.request.post('/api/puzzle/try', {
      data: wish,
      headers: { origin: this.person.at },
    });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as PuzzleTried;
  }

  /** Takes the whole try back. */
  async again(before: PuzzleTried): Promise<void> {
    await this.page.locator('.again').click();
    this.#answer = before;
  }

  /** Waits for what is said about something that is done on the page. */
  async told(how: () => Promise<unknown>): Promise<void> {
    const [answer] = await Promise.all([this.page.waitForResponse(isTry), how()]);
    if (!answer.ok()) return;
    this.#wish = wishOf(answer.request());
    this.#answer = (await answer.json()) as PuzzleTried;
  }
}
