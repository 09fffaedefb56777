import { describe, expect, it } from 'vitest';
import { canBeSlow, isAwaited } from '../../src/lib/reminders/slow';
import type { Clock, Scene, SeatShape, TableView } from '../../src/lib/wire';
import { halmaTable } from '../tables';

function view(clock: Clock, waits: Scene['waits'] = 'seat', other: Partial<SeatShape> = {}) {
  const { terms, seats } = halmaTable('t', {}, clock);
  const there = [seats[0]!, { ...seats[1]!, ...other }];
  return { terms, seats: there, scene: { waits } } as TableView;
}

describe('reminders', () => {
  it('are worth having where others may take long', () => {
    expect(canBeSlow(view({ days: 1 }))).toBe(true);
    expect(canBeSlow(view('none'))).toBe(true);
    expect(canBeSlow(view({ turn: 30 }))).toBe(false);
    expect(canBeSlow(view({ total: { seconds: 300, increment: 5 } }))).toBe(false);
  });

  it('are nothing for games that are over, and where no other person plays', () => {
    expect(canBeSlow(view({ days: 1 }, 'over'))).toBe(false);
    expect(canBeSlow(view({ days: 1 }, 'seat', { holder: 'computer' }))).toBe(false);
    expect(canBeSlow(view({ days: 1 }, 'seat', { standIn: true }))).toBe(false);
    expect(canBeSlow(view({ days: 1 }, 'seat', { yours: true }))).toBe(false);
  });

  it('are offered while others have days', () => {
    expect(isAwaited(view({ days: 1 }), false)).toBe(true);
    expect(isAwaited(view({ days: 1 }), true)).toBe(false);
    expect(isAwaited(view('none'), false)).toBe(false);
    expect(isAwaited(view({ days: 1 }, 'seeds'), false)).toBe(false);
  });
});
