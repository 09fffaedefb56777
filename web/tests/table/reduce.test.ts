import { describe, expect, it } from 'vitest';
import { begin, reduce, type Known } from '../../src/lib/table/reduce';
import type { Happening, Scene, ToClient } from '../../src/lib/wire';
import { HIT, STEP, scene, view } from './scenes';

const NOW = 1000;

function happened(number: number, happening: Happening, scene: Scene | null = null): ToClient {
  return { say: 'happened', number, at: 0, happening, scene };
}

function all(known: Known, ...messages: ToClient[]): Known {
  return messages.reduce((known, message) => reduce(known, message, NOW).known, known);
}

const acted = (moved = STEP): Happening => ({ what: 'acted', moved });

describe('a table', () => {
  const start = begin(view(), 0);

  it('takes events in their order', () => {
    const later = scene({ event: 5, turn: 2 });
    const change = reduce(start, happened(5, acted(), later), NOW);
    expect(change.happened).toEqual([acted()]);
    expect(change.known.view.moves).toEqual([STEP]);
    expect(change.known.view.scene).toEqual(later);
    expect(change.known.last).toBe(5);
    expect(change.known.sceneAt).toBe(NOW);
  });

  it('keeps the old scene until the last of several events', () => {
    const first = reduce(start, happened(5, acted()), NOW).known;
    expect(first.view.scene.event).toBe(4);
    expect(first.sceneAt).toBe(0);
    const second = reduce(first, happened(6, acted(HIT), scene({ event: 6 })), NOW).known;
    expect(second.view.moves).toEqual([STEP, HIT]);
    expect(second.view.scene.event).toBe(6);
  });

  it('ignores what it has seen', () => {
    const once = all(start, happened(5, acted(), scene({ event: 5 })));
    const twice = reduce(once, happened(5, acted(), scene({ event: 5 })), NOW);
    expect(twice).toEqual({ known: once, happened: [], gap: false });
  });

  it('notices a gap and takes nothing in', () => {
    const change = reduce(start, happened(6, acted(), scene({ event: 6 })), NOW);
    expect(change).toEqual({ known: start, happened: [], gap: true });
  });

  it('takes back', () => {
    const known = all(
      start,
      happened(5, acted()),
      happened(6, acted(HIT)),
      happened(7, { what: 'tookBack', seat: 1, actions: 1 }, scene({ event: 7 })),
    );
    expect(known.view.moves).toEqual([STEP]);
  });

  it('learns the seed and where it goes on', () => {
    const fair = { commitment: 'c', dice: true, lot: false, seeds: [], revealed: null };
    const known = all(
      begin(view({ fair }), 0),
      happened(5, { what: 'revealed', seed: 'aa' }),
      happened(6, { what: 'again', table: 'next' }),
    );
    expect(known.view.fair?.revealed).toBe('aa');
    expect(known.view.rematch).toBe('next');
  });

  it('takes seats and chat as they are said', () => {
    const line = { at: 1, seat: 1, name: 'Anna', text: 'Hello' };
    const known = all(start, { say: 'seats', seats: [], watching: 3 }, { say: 'chatted', line });
    expect(known.view.seats).toEqual([]);
    expect(known.view.watching).toBe(3);
    expect(known.view.chat).toEqual([line]);
    expect(known.last).toBe(4);
  });

  it('shows what is new in a whole table as if it had come one by one', () => {
    const once = all(start, happened(5, acted(), scene({ event: 5 })));
    const whole = view({ moves: [STEP, HIT], scene: scene({ event: 6 }) });
    const change = reduce(once, { say: 'welcome', table: whole }, NOW);
    expect(change.happened).toEqual([acted(HIT)]);
    expect(change.known.last).toBe(6);
  });

  it('shows nothing one by one when the past is another', () => {
    const once = all(start, happened(5, acted(), scene({ event: 5 })));
    const whole = view({ moves: [HIT, STEP], scene: scene({ event: 9 }) });
    expect(reduce(once, { say: 'welcome', table: whole }, NOW).happened).toEqual([]);
  });
});
