import { expect, it } from 'vitest';
import { covered, isBetterAbove } from '../../src/lib/ceremony/place';

const STAGE = { left: 0, right: 100, top: 0, bottom: 100 };
const PANEL = { left: 10, right: 90, top: 60, bottom: 100 };
const spot = (x: number, y: number) => ({ left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 });

it('a panel covers spots whose middle it covers', () => {
  expect(covered(PANEL, [spot(50, 80), spot(5, 80), spot(50, 59)])).toBe(1);
});

it('a panel goes up only where that hides less', () => {
  expect(isBetterAbove(PANEL, STAGE, [spot(50, 80)])).toBe(true);
  expect(isBetterAbove(PANEL, STAGE, [spot(50, 10)])).toBe(false);
  expect(isBetterAbove(PANEL, STAGE, [spot(50, 10), spot(50, 80)])).toBe(false);
  expect(isBetterAbove(PANEL, STAGE, [])).toBe(false);
});
