// Drawings that are shown to others at the table.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drawing } from '../../src/lib/board/drawings';
import { set, settings } from '../../src/lib/settings.svelte';
import { LOST, type Answer, type Wish } from '../../src/lib/table/connection';
import { begin } from '../../src/lib/table/reduce';
import { Sharing } from '../../src/lib/table/sharing';
import type { TableState } from '../../src/lib/table/state.svelte';
import { view } from './scenes';
import { stateOf } from './states';

const ARROW: Drawing = { from: 0, to: 2, ink: 'green' };
const CIRCLE: Drawing = { from: 1, to: 1, ink: 'red' };
const DONE: Answer = { say: 'done', id: 'm1', number: 4 };
const refused = (key: string): Answer => ({ say: 'refused', id: 'm1', why: { key } });

let table: TableState;
let sharing: Sharing;
let sent: Wish[];
let answers: Answer[];

beforeEach(() => {
  vi.useFakeTimers();
  set({ shareDrawings: true });
  table = stateOf();
  table.line = { is: 'live' };
  sent = [];
  answers = [];
  sharing = new Sharing(table, {
    send: (wish) => {
      sent.push(wish);
      return Promise.resolve(answers.shift() ?? DONE);
    },
    tell: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  set({ shareDrawings: false });
});

const later = () => vi.advanceTimersByTimeAsync(1000);
const drawings = () => sent.map((wish) => (wish.say === 'draw' ? wish.drawings : null));

describe('drawings', () => {
  it('are sent whole, a little later, and only when they change', async () => {
    sharing.draw([]);
    await later();
    sharing.draw([ARROW]);
    sharing.draw([ARROW, CIRCLE]);
    await later();
    sharing.draw([]);
    await later();
    sharing.draw([]);
    await later();
    expect(drawings()).toEqual([[ARROW, CIRCLE], []]);
  });

  it('are not sent where that is off, nor where there is no chat', async () => {
    sharing.turn(false);
    sharing.draw([ARROW]);
    await later();
    sharing.turn(true);
    const { terms } = view();
    table.known = begin(view({ terms: { ...terms, chat: false } }), 0);
    await later();
    expect(sent).toEqual([]);
  });

  it('vanish when sharing is turned off, and are shown when it is turned on', async () => {
    sharing.draw([ARROW]);
    await later();
    sharing.turn(false);
    await later();
    sharing.turn(true);
    await later();
    expect(drawings()).toEqual([[ARROW], [], [ARROW]]);
  });

  it('on an earlier position are nobody else’s', async () => {
    table.timeline = { ...table.timeline, looking: 0 };
    sharing.draw([ARROW]);
    await later();
    expect(sent).toEqual([]);
  });

  it('are never more than a server takes', async () => {
    sharing.draw(Array.from({ length: 40 }, () => ARROW));
    await later();
    expect(drawings()[0]).toHaveLength(32);
  });

  it('are sent again over a new line', async () => {
    sharing.draw([ARROW]);
    await later();
    sharing.renew();
    await later();
    expect(drawings()).toEqual([[ARROW], [ARROW]]);
  });
});

describe('sharing', () => {
  it('is offered only where others are', () => {
    expect(sharing.offered).toBe(true);
    const computer = view().seats.map((seat) =>
      seat.yours ? seat : { ...seat, holder: 'computer' as const },
    );
    expect(
      new Sharing(stateOf({ seats: computer }), { send: vi.fn(), tell: vi.fn() }).offered,
    ).toBe(false);
  });

  it('goes on after one lost line, and ends with a message after the second', async () => {
    answers = [refused(LOST), refused(LOST)];
    sharing.draw([ARROW]);
    await later();
    expect(settings.shareDrawings).toBe(true);
    sharing.renew();
    await later();
    expect(settings.shareDrawings).toBe(false);
    expect(table.note?.said.key).toBe('draw-share-failed');
  });

  it('ends where it is refused, but not where it only was too often', async () => {
    answers = [refused('denial-draw-quota'), refused('denial-no-chat')];
    sharing.draw([ARROW]);
    await vi.advanceTimersByTimeAsync(400);
    expect(settings.shareDrawings).toBe(true);
    await later();
    expect(settings.shareDrawings).toBe(false);
  });
});
