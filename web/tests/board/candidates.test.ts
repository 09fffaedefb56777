import { describe, expect, it } from 'vitest';
import { candidatesOf, goalsOf } from '$lib/board/candidates';
import type { Places } from '$lib/board/spots';
import type { Choices } from '$lib/wire';

const places: Places = {
  points: [0, 100, 200, 300].map((x) => ({ x, y: 0 })),
  yards: [{ x: 100, y: 300 }],
};
const target = { to: 1, action: 'a1-b1', way: null };
const choices: Choices = {
  seat: 1,
  picks: [
    { from: { cell: 0 }, targets: [target] },
    { from: { cell: 1 }, targets: [] },
    { from: { yard: 1 }, targets: [target] },
    { from: 'hand', targets: [] },
  ],
  plain: [],
};
const at = { x: 400, y: 310 };
const told = (all: { spot: number; kind: string }[]) => all.map(({ spot, kind }) => [spot, kind]);

describe('what a finger may mean', () => {
  it('is every piece that can be picked', () => {
    const all = candidatesOf(choices, null, [], places, at);
    expect(told(all)).toEqual([[0, 'pick'], [1, 'pick'], [4, 'pick']]); // prettier-ignore
  });

  it('is a target rather than the piece on it', () => {
    const all = candidatesOf(choices, { cell: 0 }, [target], places, at);
    expect(told(all)).toEqual([[0, 'held'], [1, 'target'], [4, 'pick']]); // prettier-ignore
  });

  it('is the nearest part of a yard', () => {
    const yard = candidatesOf(choices, null, [], places, at).at(-1);
    expect(yard?.at).toEqual({ x: 190, y: 310 });
  });

  it('is nothing where nothing is offered', () => {
    expect(candidatesOf(null, null, [], places, at)).toEqual([]);
  });

  it('is a target or the way back for a piece that is dragged', () => {
    expect(told(goalsOf({ cell: 0 }, [target], places, at))).toEqual([[0, 'held'], [1, 'target']]); // prettier-ignore
    expect(told(goalsOf({ cell: 1 }, [target], places, at))).toEqual([[1, 'target']]);
  });
});
