import { beforeEach, expect, it, vi } from 'vitest';
import { featOf } from '../../src/lib/ceremony/feat';
import { TableState } from '../../src/lib/table/state.svelte';
import { begin } from '../../src/lib/table/reduce';
import { LAYOUT, scene, view } from '../table/scenes';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});
beforeEach(() => kept.clear());

function solved(id: string, turns: number, rank = 1): TableState {
  const table = new TableState(id);
  const outcome = { ranks: [rank], ending: 'rules', reason: null, won: [], lasted: null };
  const seats = view().seats.slice(0, 1);
  const layout = { ...LAYOUT, players: 1 };
  table.known = begin(view({ id, layout, seats, scene: scene({ outcome, turns }) }), 0);
  return table;
}

it('a solution is compared with the best before it, and only once', () => {
  const first = solved('one', 20);
  expect(featOf(first)).toEqual({ before: null, record: true });
  expect(featOf(first), 'shown a second time').toEqual({ before: null, record: true });
  expect(featOf(solved('two', 25))).toEqual({ before: { turns: 20, jumps: 0 }, record: false });
  expect(featOf(solved('three', 15))?.record).toBe(true);
});

it('what is not solved is no record, and is told the best', () => {
  expect(featOf(solved('four', 20))?.record).toBe(true);
  expect(featOf(solved('five', 3, 2))).toEqual({ before: { turns: 20, jumps: 0 }, record: false });
});
