import { describe, expect, it } from 'vitest';
import { distinctStarts } from '$lib/rules/starts';
import { halma } from './boards';

describe('starting boards', () => {
  it('that look the same are shown once, for all their numbers of players', () => {
    const two = halma();
    const cells = two.start.cells.replace('1', '.');
    const other = { ...two, players: 4, start: { ...two.start, cells } };
    const shown = distinctStarts([two, { ...two, players: 3 }, other]);
    expect(shown.map(({ players }) => players)).toEqual([[2, 3], [4]]);
    expect(shown[0]!.layout).toBe(two);
  });
});
