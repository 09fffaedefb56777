import { describe, expect, it } from 'vitest';
import { HELD, TwoFingers } from '../../src/lib/board/twofingers';

const at = (x: number) => ({ x, y: 0 });
const finger = (id: number, cell: number | null, time: number) => ({
  id,
  at: at(id * 100),
  cell,
  time,
});
const NOTHING = { mine: false, stroke: null };

/** A finger that is held on cell 4. */
function held(): TwoFingers {
  const fingers = new TwoFingers();
  expect(fingers.down(finger(1, 4, 0))).toBe(false);
  return fingers;
}

describe('a finger that is held and one that taps', () => {
  it('draw an arrow, and another one', () => {
    const fingers = held();
    expect(fingers.down(finger(2, 9, HELD))).toBe(true);
    expect(fingers.up(2)).toEqual({ mine: true, stroke: { from: 4, to: 9 } });
    expect(fingers.down(finger(3, 7, HELD + 100))).toBe(true);
    expect(fingers.up(3)).toEqual({ mine: true, stroke: { from: 4, to: 7 } });
    expect(fingers.up(1)).toEqual(NOTHING);
  });

  it('draw a circle on the same cell', () => {
    const fingers = held();
    fingers.down(finger(2, 4, 1000));
    expect(fingers.up(2).stroke).toEqual({ from: 4, to: 4 });
  });

  it('draw nothing beside all cells', () => {
    const fingers = held();
    expect(fingers.down(finger(2, null, 1000))).toBe(true);
    expect(fingers.up(2)).toEqual({ mine: true, stroke: null });
  });

  it('may tremble a little', () => {
    const fingers = held();
    fingers.down(finger(2, 9, 1000));
    expect(fingers.move(1, at(104))).toBeNull();
    expect(fingers.move(2, at(204))).toBeNull();
    expect(fingers.up(2).stroke).not.toBeNull();
  });
});

describe('two fingers are a pinch', () => {
  it('when they go down together', () => {
    const fingers = held();
    expect(fingers.down(finger(2, 9, 100))).toBe(false);
    expect(fingers.up(2)).toEqual(NOTHING);
    expect(fingers.up(1)).toEqual(NOTHING);
  });

  it('when one of them moves: the finger that tapped is handed over', () => {
    for (const moved of [1, 2]) {
      const fingers = held();
      fingers.down(finger(2, 9, 1000));
      expect(fingers.move(moved, at(moved * 100 + 30))).toMatchObject({ id: 2, at: at(200) });
      expect(fingers.up(2)).toEqual(NOTHING);
    }
  });

  it('when the first one was moving before', () => {
    const fingers = held();
    expect(fingers.move(1, at(150))).toBeNull();
    expect(fingers.down(finger(2, 9, 1000))).toBe(false);
  });
});

it('a finger that comes up first ends it', () => {
  const fingers = held();
  fingers.down(finger(2, 9, 1000));
  expect(fingers.up(1)).toEqual(NOTHING);
  expect(fingers.up(2)).toEqual(NOTHING);
});
