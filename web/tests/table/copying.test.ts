// Which chairs a copy of a table has.

import { describe, expect, it } from 'vitest';
import { isLocal } from '../../src/lib/engine/local';
import { canCopy, deviceCopy, forFriends, serverCopy } from '../../src/lib/table/copying';
import type { SeatShape } from '../../src/lib/wire';
import { scene, view } from './scenes';

function seat(number: number, change: Partial<SeatShape> = {}): SeatShape {
  const nobody = {
    level: null,
    standIn: false,
    hinted: false,
    here: true,
    yours: false,
    name: '',
    avatar: 0,
    player: '',
  };
  return { number, side: number, holder: 'person', ...nobody, ...change };
}

const MINE = [seat(1, { yours: true }), seat(2, { yours: true }), seat(3, { yours: true })];
const COMPUTER = seat(4, { holder: 'computer', level: 5 });

describe('a copy', () => {
  it('is for the server if the table is on this device', () => {
    expect([isLocal('local-abc'), isLocal('abc')]).toEqual([true, false]);
  });

  it('can be made as long as the game goes on', () => {
    expect(canCopy(view())).toBe(true);
    expect(canCopy(view({ scene: scene({ waits: 'over' }) }))).toBe(false);
  });

  it('gives all seats but one to friends, if nobody says otherwise', () => {
    expect(forFriends(MINE.slice(0, 1))).toEqual([]);
    expect(forFriends(MINE)).toEqual([2, 3]);
  });

  it('has open chairs where friends shall sit, and the same computers', () => {
    const copy = serverCopy('text', view({ seats: [...MINE, COMPUTER] }), [3]);
    expect(copy.chairs).toEqual(['mine', 'mine', 'open', { computer: 5 }]);
    expect(copy).toMatchObject({ record: 'text', clock: 'none' });
    expect([copy.hints, copy.chat]).toEqual([undefined, undefined]);
  });

  it('on this device has no open chairs', () => {
    const seats = [MINE[0]!, seat(2), seat(3, { holder: 'open' }), COMPUTER];
    const copy = deviceCopy('text', view({ seats }));
    expect(copy.chairs).toEqual(['mine', 'mine', 'mine', { computer: 5 }]);
    expect(copy.hints).toBe(true);
  });

  it('takes no level from a computer that only stands in for a person', () => {
    const away = seat(2, { standIn: true, level: 3 });
    expect(deviceCopy('', view({ seats: [MINE[0]!, away] })).chairs).toEqual(['mine', 'mine']);
  });
});
