import { describe, expect, it } from 'vitest';
import { draggedTo, FAR, released, type Drag } from '$lib/board/drag';
import { Pointer } from '$lib/board/pointer.svelte';

const still: Drag = {
  pointer: 1,
  from: { cell: 0 },
  mark: '1',
  start: { x: 0, y: 0 },
  at: { x: 0, y: 0 },
  moving: false,
};
const moving: Drag = { ...still, moving: true };

describe('a drag', () => {
  it('is meant only once it has gone far', () => {
    expect(draggedTo(still, { x: FAR, y: 0 }).moving).toBe(false);
    expect(draggedTo(still, { x: FAR, y: FAR }).moving).toBe(true);
  });

  it('stays a drag when it comes back', () => {
    expect(draggedTo(moving, { x: 1, y: 1 })).toEqual({ ...moving, at: { x: 1, y: 1 } });
  });
});

describe('a pointer that comes up', () => {
  it.each([
    ['on the cell it went down on', 3, 3, { do: 'press', spot: 3 }],
    ['on another cell', 3, 4, { do: 'nothing' }],
    ['beside the cell it went down on', 3, null, { do: 'nothing' }],
    ['on the yard it went down on', 10, 10, { do: 'press', spot: 10 }],
    ['beside the yard it went down on', 10, null, { do: 'aside' }],
    ['beside everything', null, null, { do: 'aside' }],
    ['on a cell from beside', null, 3, { do: 'nothing' }],
  ])('%s', (_, pressed, spot, release) => {
    expect(released(pressed, spot, null, 10)).toEqual(release);
    expect(released(pressed, spot, still, 10), 'a hand that trembles').toEqual(release);
  });

  it('drops what it drags, wherever it is', () => {
    expect(released(0, 4, moving, 10)).toEqual({ do: 'drop', drag: moving, spot: 4 });
    expect(released(0, null, moving, 10)).toEqual({ do: 'drop', drag: moving, spot: null });
  });
});

/** A board of cells 100 apart in one row; only the first one can be picked. */
function watched() {
  const heard: string[] = [];
  const pointer = new Pointer({
    cells: () => 10,
    spotAt: ({ x, y }) => (y > 50 ? null : Math.round(x / 100)),
    pickAt: (spot) => (spot === 0 ? { from: { cell: 0 }, mark: '1' } : null),
    dragged: () => void heard.push('dragged'),
    dropped: (_, spot) => void heard.push(`dropped on ${spot}`),
    pressed: (spot) => void heard.push(`pressed ${spot}`),
    aside: () => void heard.push('aside'),
  });
  return { pointer, heard };
}

describe('the pointer over a board', () => {
  it('presses', () => {
    const { pointer, heard } = watched();
    pointer.down({ x: 0, y: 0 }, 1);
    pointer.move({ x: 5, y: 5 }, 1, true);
    pointer.up({ x: 5, y: 5 });
    expect(heard).toEqual(['pressed 0']);
    expect(pointer.drag).toBeNull();
  });

  it('drags what can be picked, and tells its beginning once', () => {
    const { pointer, heard } = watched();
    pointer.down({ x: 0, y: 0 }, 1);
    expect(pointer.dragging).toBeNull();
    pointer.move({ x: 50, y: 0 }, 1, true);
    pointer.move({ x: 200, y: 0 }, 1, true);
    expect(pointer.dragging?.at).toEqual({ x: 200, y: 0 });
    pointer.up({ x: 200, y: 0 });
    expect(heard).toEqual(['dragged', 'dropped on 2']);
  });

  it('drags nothing else', () => {
    const { pointer, heard } = watched();
    pointer.down({ x: 100, y: 0 }, 1);
    pointer.move({ x: 200, y: 0 }, 1, true);
    pointer.up({ x: 200, y: 0 });
    expect(heard).toEqual([]);
  });

  it('is not led astray by a second finger', () => {
    const { pointer } = watched();
    pointer.down({ x: 0, y: 0 }, 1);
    pointer.move({ x: 300, y: 0 }, 2, false);
    expect(pointer.dragging).toBeNull();
  });

  it('forgets everything when it is cancelled', () => {
    const { pointer, heard } = watched();
    pointer.down({ x: 0, y: 0 }, 1);
    pointer.move({ x: 50, y: 0 }, 1, true);
    pointer.cancel();
    pointer.up({ x: 50, y: 0 });
    expect(heard).toEqual(['dragged']);
  });

  it('hovers only if it is a mouse', () => {
    const { pointer } = watched();
    pointer.move({ x: 7, y: 8 }, 1, false);
    expect(pointer.hover).toBeNull();
    pointer.move({ x: 7, y: 8 }, 1, true);
    expect(pointer.hover).toEqual({ x: 7, y: 8 });
    pointer.leave();
    expect(pointer.hover).toBeNull();
  });
});
