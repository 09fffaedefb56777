import { describe, expect, it } from 'vitest';
import { network, reached, unreachable } from '$lib/offline/network.svelte';
import { pauseBefore, Probe } from '$lib/offline/probe';

/** A network to play with: answers are given by hand, pauses are written down. */
function playedNetwork() {
  const told: boolean[] = [];
  const pauses: number[] = [];
  let waiting: (() => void) | null = null;
  const played = { answers: false, visible: true, asked: 0 };
  const probe = new Probe({
    ask: async () => {
      played.asked += 1;
      return played.answers;
    },
    tell: (found) => told.push(found),
    visible: () => played.visible,
    later: (call, milliseconds) => {
      pauses.push(milliseconds);
      waiting = call;
      return call;
    },
    never: () => (waiting = null),
  });
  const pass = async () => {
    const call = waiting;
    waiting = null;
    call?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { probe, played, told, pauses, pass, waits: () => waiting !== null };
}

describe('the probe', () => {
  it('asks less and less often, and stops with the first answer', async () => {
    const { probe, played, told, pauses, pass, waits } = playedNetwork();
    await probe.now();
    await pass();
    await pass();
    expect(pauses).toEqual([2000, 4000, 8000]);
    played.answers = true;
    await pass();
    expect(told).toEqual([false, false, false, true]);
    expect(waits()).toBe(false);
  });

  it('rests while nobody looks', async () => {
    const { probe, played, pass, waits } = playedNetwork();
    played.visible = false;
    probe.lost();
    await pass();
    expect(played.asked).toBe(0);
    expect(waits()).toBe(true);
    probe.found();
    expect(waits()).toBe(false);
  });

  it('waits a minute at most', () => expect(pauseBefore(20)).toBe(60_000));
});

describe('requests tell whether the server can be reached', () => {
  it('but not what the service worker kept', () => {
    expect(network.is).toBe('unknown');
    unreachable();
    expect(network.is).toBe('offline');
    reached(new Response('', { headers: { 'x-from-cache': '1' } }));
    expect(network.is).toBe('offline');
    reached(new Response(''));
    expect(network.is).toBe('online');
  });
});
