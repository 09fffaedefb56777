import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carriedTo, flightsOf, tidyFrames } from '$lib/board/flight';
import { Flights } from '$lib/board/flights.svelte';
import { pointsOf } from '$lib/board/geometry';
import type { Move, Pieces } from '$lib/wire';
import { halma, square } from '../boards';

const layout = halma();
const places = { points: pointsOf(square), yards: [null, null] };
const STEP: Move = {
  seat: 1,
  action: 'a1-a2',
  dice: false,
  goesOn: false,
  way: { gait: 'step', cells: [0, 16] },
  effects: [{ piece: '1', from: { cell: 0 }, to: { cell: 16 } }],
};
const NEXT: Move = {
  ...STEP,
  way: { gait: 'step', cells: [16, 32] },
  effects: [{ piece: '1', from: { cell: 16 }, to: { cell: 32 } }],
};

/** A board whose pieces land when a test says so. */
function stage({ moving = true } = {}) {
  const state: { pieces: Pieces } = { pieces: layout.start };
  const land: (() => void)[] = [];
  const cancelled = vi.fn();
  const element = {
    animate: () => {
      const finished = new Promise<void>((resolve) => land.push(resolve));
      return { finished, cancel: () => (cancelled(), land.pop()?.()) };
    },
  } as unknown as Element;
  const flights = new Flights({
    pieces: () => state.pieces,
    layout: () => layout,
    places: () => places,
    element: () => element,
    moving: () => moving,
  });
  const settle = () => new Promise((done) => setImmediate(done));
  return { flights, state, cancelled, settle, land: () => land.splice(0).forEach((one) => one()) };
}

describe('flights', () => {
  it('hide the piece that flies, and end where it lands', async () => {
    const { flights, land, settle } = stage();
    const done = flights.animate([STEP]);
    await settle();
    expect(flights.flying.map(({ look }) => look.hue)).toEqual(['red']);
    expect(flights.away).toEqual([{ cell: 0 }]);
    expect(flights.shown.cells[0], 'still there, but hidden').toBe('1');
    land();
    await done;
    expect([flights.flying, flights.away]).toEqual([[], []]);
    expect([flights.shown.cells[0], flights.shown.cells[16]]).toEqual(['.', '1']);
  });

  it('follow one another', async () => {
    const { flights, land, settle } = stage();
    const done = flights.animate([STEP, NEXT]);
    await settle();
    land();
    await settle();
    expect(flights.away).toEqual([{ cell: 16 }]);
    land();
    await done;
    expect(flights.shown.cells[32]).toBe('1');
  });

  it('take no time without motion', async () => {
    const { flights } = stage({ moving: false });
    await flights.animate([STEP, NEXT]);
    expect(flights.shown.cells[32]).toBe('1');
  });

  it('are over when new pieces are handed in', async () => {
    const { flights } = stage({ moving: false });
    await flights.animate([STEP]);
    flights.renew();
    expect(flights.shown).toBe(layout.start);
  });

  it('can be ended at once', async () => {
    const { flights, cancelled, settle } = stage();
    const done = flights.animate([STEP, NEXT]);
    await settle();
    flights.finish();
    await done;
    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(flights.flying).toEqual([]);
    expect(flights.shown, 'the pieces handed in, not those after the move').toBe(layout.start);
  });
});

describe('a piece that was dropped', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const dropped = { from: { cell: 0 }, cell: 16, mark: '1' };

  it('stays there until new pieces are handed in', () => {
    const { flights } = stage();
    flights.pin(dropped);
    expect([flights.pinned, flights.away]).toEqual([dropped, [{ cell: 0 }]]);
    flights.renew();
    expect([flights.pinned, flights.away]).toEqual([null, []]);
  });

  it('goes back by itself if nothing comes of it', () => {
    const { flights } = stage();
    flights.pin(dropped);
    vi.advanceTimersByTime(2499);
    expect(flights.pinned).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(flights.pinned).toBeNull();
  });

  it('does not fly the way it was carried', () => {
    const all = flightsOf(STEP, { ...places, pieces: layout.start });
    const [flight] = carriedTo(all, STEP, dropped);
    expect(flight?.duration).toBe(1);
    expect(new Set(flight?.frames.map(({ transform }) => transform)).size).toBe(1);
    const elsewhere = { ...dropped, cell: 17 };
    expect(carriedTo(all, STEP, elsewhere)).toBe(all);
    expect(carriedTo(all, STEP, null)).toBe(all);
  });

  it('lets nothing else wait for it', () => {
    const hit = { piece: '2', from: { cell: 16 }, to: { taken: 1 } };
    const move = { ...STEP, effects: [...STEP.effects, hit] };
    const all = flightsOf(move, { ...places, pieces: layout.start });
    expect(all[1]?.delay).toBeGreaterThan(0);
    expect(carriedTo(all, move, dropped).map(({ delay }) => delay)).toEqual([0, 0]);
  });
});

it('frames begin at 0 and end at 1', () => {
  const frames = [{ offset: 0.2 }, {}, { offset: 0.5 }, { offset: 0.7 }];
  expect(tidyFrames(frames).map(({ offset }) => offset)).toEqual([0, null, 0.5, 1]);
});
