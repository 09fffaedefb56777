import { describe, expect, it } from 'vitest';
import { markName, marksOf, named, painted, redrawn, withFigure } from '$lib/edit/brushes';
import { halma } from './boards';

const layout = halma();
const say = (key: string, args?: object) => (args ? `${key} ${JSON.stringify(args)}` : key);

describe('brushes', () => {
  it('are the colours, marked pieces and whatever else stands on the board', () => {
    expect(marksOf(layout)).toEqual(['1', '2']);
    const cells = layout.start.cells.replace('1', 'B').replace('1', 'A');
    const marked = { ...layout, start: { ...layout.start, cells } };
    expect(marksOf(marked)).toEqual(['1', '2', 'A', 'B']);
    const shared = { ...layout, start: { ...layout.start, cells: 'oo.' } };
    expect(marksOf(shared)).toEqual(['o']);
    expect(marksOf({ ...layout, board: 'barricade' })).toEqual(['1', '2', '#']);
  });

  it('have names', () => {
    const names = ['.', '#', 'o', '2', 'A'].map((mark) => markName(layout, mark, say));
    const marked = 'edit-marked {"colour":"hue-red"}';
    expect(names).toEqual(['edit-free', 'edit-barricade', 'edit-shared', 'hue-blue', marked]);
  });

  it('are named in faults', () => {
    const nameOf = (mark: string) => `piece ${mark}`;
    const fault = { key: 'too-many', args: { mark: '1', most: 15 } };
    expect(named(fault, nameOf)).toEqual({ key: 'too-many', args: { mark: 'piece 1', most: 15 } });
    expect(named({ key: 'empty' }, nameOf)).toEqual({ key: 'empty' });
  });

  it('paint, and wipe out what they painted', () => {
    expect(painted(['.', '2', '.'], 0, '1')).toEqual(['1', '2', '.']);
    expect(painted(['.', '2', '.'], 1, '1')).toEqual(['.', '1', '.']);
    expect(painted(['1', '2', '.'], 0, '1')).toEqual(['.', '2', '.']);
  });
});

describe('a figure', () => {
  const goal = { ...layout, markings: [{ kind: 'goal' as const, colour: null, cells: [4, 5] }] };

  it('begins with the usual one', () => {
    expect(redrawn(null, goal, 6)).toEqual([4, 5, 6]);
    expect(redrawn(null, goal, 5)).toEqual([4]);
    expect(redrawn(null, layout, 7)).toEqual([7]);
  });

  it('goes on from what was drawn', () => {
    expect(redrawn([], goal, 6)).toEqual([6]);
  });

  it('replaces the usual one on the board', () => {
    const home = { kind: 'home' as const, colour: 1, cells: [0] };
    const drawn = withFigure({ ...goal, markings: [home, ...goal.markings] }, [9]);
    expect(drawn.markings).toEqual([home, { kind: 'figure', colour: null, cells: [9] }]);
  });
});
