import { describe, expect, it, vi } from 'vitest';
import { Gestures } from '$lib/board/gestures';

function watched(enlarged = false) {
  const host = {
    pinch: vi.fn(),
    canPull: () => enlarged,
    pull: vi.fn(),
    begins: vi.fn(),
    doubleTap: vi.fn(),
  };
  return { gestures: new Gestures(host), ...host };
}

describe('gestures', () => {
  it('pinch with two fingers', () => {
    const { gestures, pinch, begins } = watched();
    gestures.down(1, { x: 0, y: 0 });
    expect(gestures.active).toBe(false);
    gestures.down(2, { x: 100, y: 0 });
    expect([gestures.active, begins.mock.calls.length]).toEqual([true, 1]);
    gestures.move(2, { x: 200, y: 0 }, true);
    expect(pinch).toHaveBeenCalledWith({ x: 100, y: 0 }, 2, { x: 50, y: 0 });
    gestures.up(2);
    // The finger that is left must not press anything.
    expect(gestures.active).toBe(true);
    gestures.up(1);
    expect(gestures.active).toBe(false);
  });

  it('pull with one finger what is enlarged, unless it drags a piece', () => {
    const { gestures, pull } = watched(true);
    gestures.down(1, { x: 0, y: 0 });
    gestures.move(1, { x: 5, y: 0 }, true);
    gestures.move(1, { x: 50, y: 0 }, false);
    expect(pull).not.toHaveBeenCalled();
    gestures.move(1, { x: 60, y: 0 }, true);
    expect(pull).toHaveBeenCalledWith({ x: 10, y: 0 });
    expect(gestures.active).toBe(true);
  });

  it('pull nothing where all of the board is seen', () => {
    const { gestures, pull } = watched();
    gestures.down(1, { x: 0, y: 0 });
    gestures.move(1, { x: 60, y: 0 }, true);
    expect([pull.mock.calls.length, gestures.active]).toEqual([0, false]);
  });

  it('know two quick taps at one place', () => {
    const { gestures, doubleTap } = watched();
    gestures.tapped({ x: 0, y: 0 }, 0);
    gestures.tapped({ x: 100, y: 0 }, 100);
    gestures.tapped({ x: 100, y: 0 }, 900);
    expect(doubleTap).not.toHaveBeenCalled();
    gestures.tapped({ x: 105, y: 0 }, 1000);
    expect(doubleTap).toHaveBeenCalledTimes(1);
    gestures.tapped({ x: 105, y: 0 }, 1100);
    expect(doubleTap).toHaveBeenCalledTimes(1);
  });
});
