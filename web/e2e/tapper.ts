// Somebody who plays with an unsure finger, and looks after each tap at what came of it.
import type { Page } from 'playwright-core';
import type { Point } from '../src/lib/board/geometry.ts';
import type { Pick, Target } from '../src/lib/wire.ts';
import type { Finger } from './finger.ts';
import type { Hand } from './hand.ts';

/** What came of the moves. */
export interface Count {
  moves: number;
  /** Played as intended, with no tap that perfect aim would not have needed. */
  first: number;
  /** Played as intended, with such taps. */
  again: number;
  /** Another move than the intended one was played. */
  wrong: number;
  /** How often the lens opened, and how often a confirmation was asked for. */
  lenses: number;
  confirmations: number;
}

/** A move that is meant. */
interface Intent {
  pick: Pick;
  target: Target;
}

/** What can be seen on the page. */
interface Sight {
  /** The cell that is picked. */
  pressed: number | null;
  /** The cells that glow. */
  targets: number[];
  /** Where the open lens shows its choices, by spot. */
  lens: Record<string, Point> | null;
  /** The button that confirms, where one is asked to. */
  confirm: Point | null;
  cancel: Point | null;
}

/** Nobody tries for ever. */
const MOST_TAPS = 30;

/** Plays random moves with a finger. */
export class Tapper {
  readonly count: Count = { moves: 0, first: 0, again: 0, wrong: 0, lenses: 0, confirmations: 0 };

  constructor(
    readonly hand: Hand,
    readonly finger: Finger,
  ) {}

  get #page(): Page {
    return this.hand.page;
  }

  /** Plays until this number of moves is counted or the game is over. */
  async plays(moves: number): Promise<void> {
    const { hand, count } = this;
    while (count.moves < moves) {
      await hand.until(({ waits, choices }) => waits === 'over' || waits === 'dice' || !!choices);
      const { waits, choices } = hand.scene;
      if (waits === 'over') return;
      const intent = waits === 'dice' ? null : this.#intend(choices?.picks ?? []);
      // Dice and what needs no piece are buttons; this is about the board.
      if (intent === null) await hand.does(waits === 'dice' ? 'roll' : choices!.plain[0]!);
      else await this.#move(intent);
    }
  }

  /** Any move with equal probability. */
  #intend(picks: Pick[]): Intent | null {
    const all = picks.flatMap((pick) => pick.targets.map((target) => ({ pick, target })));
    return all[Math.floor(this.finger.random() * all.length)] ?? null;
  }

  async #move(intent: Intent): Promise<void> {
    const { count, hand } = this;
    const { event } = hand.scene;
    const sent = hand.acts;
    await this.#ready();
    const used = await this.#taps(intent, () => hand.acts > sent);
    await hand.until((scene) => scene.event > event);
    count.moves += 1;
    const same = intent.pick.targets.filter(({ to }) => to === intent.target.to);
    if (!same.some(({ action }) => action === hand.lastAction)) count.wrong += 1;
    else if (used.again) count.again += 1;
    else count.first += 1;
  }

  /** The page shows what the server told: only then does anybody tap. */
  async #ready(): Promise<void> {
    await this.#page.locator('svg.board [data-pick], svg.board [data-target]').first().waitFor({
      state: 'attached',
    });
  }

  /** Taps until something is sent. Tells whether perfect aim would have needed fewer taps. */
  async #taps(intent: Intent, sent: () => boolean): Promise<{ again: boolean }> {
    let [pieceTaps, targetTaps, lensTaps, confirmTaps] = [0, 0, 0, 0];
    let again = false;
    for (let tap = 0; tap < MOST_TAPS && !sent(); tap += 1) {
      const sight = await this.#look();
      if (sight.lens) {
        // One tap in a lens belongs to the tap that opened it.
        if (++lensTaps > pieceTaps + targetTaps) again = true;
        again = !(await this.#throughLens(sight.lens, this.#meant(intent, sight))) || again;
      } else if (sight.confirm) {
        this.count.confirmations += confirmTaps === 0 ? 1 : 0;
        const right = sight.targets.length === 1 && sight.targets[0] === intent.target.to;
        if (++confirmTaps > 1 || !right) again = true;
        await this.finger.tap(right ? sight.confirm : sight.cancel!);
      } else if (!this.#holds(sight, intent.pick)) {
        if (++pieceTaps > 1) again = true;
        await this.finger.tap(await this.#middle(spotOf(intent.pick, this.#cells)));
      } else {
        if (++targetTaps > 1) again = true;
        await this.finger.tap(await this.#middle(intent.target.to));
      }
    }
    if (!sent()) throw new Error(`${intent.target.action} could not be played`);
    return { again };
  }

  /** The spot that the next tap means. */
  #meant({ pick, target }: Intent, sight: Sight): number {
    return this.#holds(sight, pick) ? target.to : spotOf(pick, this.#cells);
  }

  /** Chooses in a lens; where the meant spot is not in it, closes it. */
  async #throughLens(lens: Record<string, Point>, meant: number): Promise<boolean> {
    this.count.lenses += 1;
    const place = lens[meant];
    if (place) await this.finger.tap(place);
    else {
      await this.#page.keyboard.press('Escape');
      await this.finger.page.waitForTimeout(50);
    }
    return place !== undefined;
  }

  get #cells(): number {
    return this.hand.layout.start.cells.length;
  }

  /** Is this piece in the hand? */
  #holds({ pressed, targets }: Sight, { from, targets: reached }: Pick): boolean {
    if (typeof from === 'object' && 'cell' in from && pressed !== from.cell) return false;
    const wanted = new Set(reached.map(({ to }) => to));
    return targets.length === wanted.size && targets.every((cell) => wanted.has(cell));
  }

  async #middle(spot: number): Promise<Point> {
    const box = await this.#page.locator(`svg.board [data-spot="${spot}"]`).boundingBox();
    if (!box) throw new Error(`spot ${spot} cannot be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  #look(): Promise<Sight> {
    return this.#page.evaluate(() => {
      const middle = (element: Element | undefined) => {
        if (!element) return null;
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const numbers = (what: string) =>
        [...document.querySelectorAll(`svg.board [data-spot]${what}`)].map((spot) =>
          Number(spot.getAttribute('data-spot')),
        );
      const button = (text: string) =>
        middle(
          [...document.querySelectorAll('.deeds button')].find(
            (one) => one.textContent?.trim() === text,
          ),
        );
      const choices = [...document.querySelectorAll('.lens [data-choice]')];
      return {
        pressed: numbers('[aria-pressed="true"]')[0] ?? null,
        targets: numbers('[data-target]'),
        lens:
          choices.length === 0
            ? null
            : Object.fromEntries(
                choices.map((one) => [one.getAttribute('data-choice') ?? '', middle(one)!]),
              ),
        confirm: button('Play this move'),
        cancel: button('Not yet'),
      };
    });
  }
}

function spotOf({ from }: Pick, cells: number): number {
  if (typeof from === 'object' && 'cell' in from) return from.cell;
  return typeof from === 'object' && 'yard' in from ? cells + from.yard - 1 : -1;
}
