// A hand at the board: does what is written in notation by clicking, and sees what the page is told.
import type { Page, WebSocket } from 'playwright-core';
import type {
  BoardShape,
  Catalogue,
  Layout,
  Scene,
  TableView,
  ToClient,
  ToServer,
} from '../src/lib/wire.ts';
import { PATIENCE } from './hall.ts';
import { cell, clicks } from './press.ts';

/** Chooses among what is offered. */
export type Choose = (
  actions: string[],
  table: { scene: Scene; layout: Layout; board: BoardShape },
) => string;

/** The page of a table, and a hand that plays there. */
export class Hand {
  #scene: Scene | null = null;
  #layout: Layout | null = null;
  #wake: (() => void)[] = [];
  /** How many actions the page has sent. */
  acts = 0;
  /** The last action that happened. */
  lastAction = '';

  private constructor(readonly page: Page) {}

  /** Opens a table. */
  static async at(page: Page, id: string, invite?: string): Promise<Hand> {
    const hand = new Hand(page);
    hand.#listen();
    await page.goto(`/t/${id}${invite ? `#${invite}` : ''}`);
    await hand.ready();
    return hand;
  }

  /** Takes over a page that is on its way to a table: what it is told from now on is heard. */
  static of(page: Page): Hand {
    const hand = new Hand(page);
    hand.#listen();
    return hand;
  }

  /** Waits until the board is there and the line is open. */
  async ready(): Promise<void> {
    await this.page
      .locator('.table[data-live="live"] svg.board [data-spot]')
      .first()
      .waitFor({ state: 'attached' });
    await this.until(() => this.#layout !== null);
  }

  #listen(): void {
    this.page.on('response', (answer) => {
      if (!/\/api\/tables\/[^/?]+$/.test(answer.url()) || answer.request().method() !== 'GET')
        return;
      void answer.json().then(
        (view: TableView) => this.#know(view.scene, view.layout),
        () => {},
      );
    });
    this.page.on('websocket', (socket: WebSocket) => {
      // The lobby has a socket of its own, whose messages are others.
      if (!socket.url().includes('/api/tables/')) return;
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as ToClient;
        if (message.say === 'welcome') this.#know(message.table.scene, message.table.layout);
        if (message.say !== 'happened') return;
        if (message.happening.what === 'acted') this.lastAction = message.happening.moved.action;
        if (message.scene) this.#know(message.scene);
      });
      socket.on('framesent', ({ payload }) => {
        if ((JSON.parse(String(payload)) as ToServer).say === 'act') this.acts += 1;
      });
    });
  }

  #know(scene: Scene, layout?: Layout): void {
    if (layout) this.#layout = layout;
    if (this.#scene && scene.event < this.#scene.event) return;
    this.#scene = scene;
    for (const wake of this.#wake.splice(0)) wake();
  }

  /** Another table is coming. */
  forget(): void {
    this.#scene = null;
    this.#layout = null;
  }

  /** How it stands. */
  get scene(): Scene {
    if (!this.#scene) throw new Error('nothing was told yet');
    return this.#scene;
  }

  get layout(): Layout {
    if (!this.#layout) throw new Error('nothing was told yet');
    return this.#layout;
  }

  /** Waits until the table is as wanted. */
  async until(wanted: (scene: Scene) => boolean): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!this.#scene || !wanted(this.#scene)) {
      const left = end - Date.now();
      if (left <= 0)
        throw new Error(
          `waited in vain; it stands ${JSON.stringify({ ...this.#scene, choices: null })}`,
        );
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** What can be done now. */
  offers(): string[] {
    const { choices } = this.scene;
    if (!choices) return [];
    const picked = choices.picks.flatMap(({ targets }) => targets.map(({ action }) => action));
    return [...picked, ...choices.plain];
  }

  /** Does it, and waits until the server has told what came of it. */
  async does(action: string): Promise<void> {
    // Before the salts of the dice are there, nothing is offered.
    await this.until((scene) => scene.waits !== 'seeds');
    const { event } = this.scene;
    if (action !== 'roll' && !this.offers().includes(action)) {
      throw new Error(`${action} is not offered: ${this.offers().join(' ')}`);
    }
    await clicks(this.page, action, this.scene.choices);
    await this.until((scene) => scene.event > event);
  }

  /** Drags a piece from cell to cell instead of clicking. */
  async drags(action: string): Promise<void> {
    const { mouse } = this.page;
    const { event } = this.scene;
    const [from = '', to = ''] = action.split('-');
    await cell(this.page, from, 'data-pick').waitFor({ state: 'attached' });
    // Who has just sat down may still see the board turn; hovering waits until it stands still.
    await cell(this.page, from, 'data-pick').hover();
    const [start, end] = [await this.#middle(from), await this.#middle(to)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: 4 });
    await mouse.up();
    await this.until((scene) => scene.event > event);
  }

  async #middle(cell: string): Promise<{ x: number; y: number }> {
    const box = await this.page.locator(`[data-cell="${cell}"]`).boundingBox();
    if (!box) throw new Error(`${cell} cannot be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Does one after the other. */
  async plays(actions: string): Promise<void> {
    for (const action of actions.trim().split(/\s+/)) await this.does(action);
  }

  /** Rolls, chooses and acts for all seats of this browser until it is over. */
  async playsOn(choose: Choose, most = 2000): Promise<void> {
    const answer = await this.page.request.get('/api/games');
    const { boards } = (await answer.json()) as Catalogue;
    const board = boards.find(({ id }) => id === this.layout.board)!;
    for (let count = 0; count < most; count += 1) {
      await this.until(
        (scene) => scene.waits === 'over' || scene.waits === 'dice' || scene.choices !== null,
      );
      if (this.scene.waits === 'over') return;
      if (this.scene.waits === 'dice') await this.does('roll');
      else
        await this.does(choose(this.offers(), { scene: this.scene, layout: this.layout, board }));
    }
    throw new Error(`not over after ${most} actions`);
  }

  /** What the page says when it is over. */
  async result(): Promise<string> {
    return this.page.locator('#result-headline').innerText();
  }
}
