import { describe, expect, it } from 'vitest';
import { before, waitingOf } from '../../src/lib/reminders/waiting';
import { halmaTable } from '../tables';

describe('tables that wait for me', () => {
  it('are those where it is my turn and others play', () => {
    const [mine, other] = halmaTable('', {}).seats;
    const computer = { ...other!, holder: 'computer' as const };
    const tables = [
      halmaTable('mine', { yours: true }),
      halmaTable('theirs', {}),
      halmaTable('alone', { yours: true, seats: [mine!, { ...mine!, number: 2 }] }),
      halmaTable('computer', { yours: true, seats: [mine!, computer] }),
    ];
    expect(waitingOf(tables)).toEqual(['mine']);
  });

  it('are counted in front of the title, without the one on screen', () => {
    const both = new Set(['a', 'b']);
    expect(before(new Set(), null)).toBe('');
    expect(before(both, null)).toBe('(2) ');
    expect(before(both, { table: 'a', says: 'Your turn' })).toBe('(1) Your turn · ');
    expect(before(new Set(['a']), { table: 'a', says: 'Your turn' })).toBe('Your turn · ');
    expect(before(both, { table: 'c', says: '' })).toBe('(2) ');
  });
});
