import { describe, expect, it } from 'vitest';
import type { Aim } from '$lib/board/aim';
import { draggedTo, FAR, released, type Drag } from '$lib/board/drag';
import { Pointer, type Meaning } from '$lib/board/pointer.svelte';

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
    expect(draggedTo(still, { x: FAR, y: 0 }, FAR).moving).toBe(false);
    expect(draggedTo(still, { x: FAR, y: FAR }, FAR).moving).toBe(true);
    expect(draggedTo(still, { x: FAR, y: FAR }, 50).moving).toBe(false);
  });

  it('stays a drag when it comes back', () => {
    expect(draggedTo(moving, { x: 1, y: 1 }, FAR)).toEqual({ ...moving, at: { x: 1, y: 1 } });
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
    expect(released(pressed, spot, 10)).toEqual(release);
  });
});

const MOUSE = { id: 1, finger: false, slack: FAR };
const FINGER = { id: 1, finger: true, slack: 50 };

/** A board of cells 100 apart in one row; the first one can be picked, the third is a target. */
function watched({ held = false, aim = { do: 'miss' } as Aim } = {}) {
  const heard: string[] = [];
  const pointer = new Pointer({
    cells: () => 10,
    spotAt: ({ x, y }) => (y > 50 ? null : Math.round(x / 100)),
    aimAt: () => aim,
    aimDrop: () => aim,
    pickAt: (spot) => (spot === 0 ? { from: { cell: 0 }, mark: '1' } : null),
    meaning: (spot): Meaning =>
      spot === 0 ? (held ? 'held' : 'pick') : spot === 2 ? 'target' : null,
    picked: () => void heard.push('picked'),
    dragged: () => void heard.push('dragged'),
    dropped: (_, spot) => void heard.push(`dropped on ${spot}`),
    pressed: (spot) => void heard.push(`pressed ${spot}`),
    aside: () => void heard.push('aside'),
    asks: (spots) => void heard.push(`asks ${spots.join(' ')}`),
    asksNoMore: () => {},
  });
  return { pointer, heard };
}

describe('the pointer over a board', () => {
  it('picks as soon as it goes down, and only once', () => {
    const { pointer, heard } = watched();
    pointer.down({ x: 0, y: 0 }, MOUSE);
    expect(heard).toEqual(['picked']);
    pointer.move({ x: 5, y: 5 }, MOUSE);
    pointer.up({ x: 5, y: 5 }, 1);
    expect(heard).toEqual(['picked']);
    expect(pointer.drag).toBeNull();
  });

  it('presses a piece that is held already when it comes up', () => {
    const { pointer, heard } = watched({ held: true });
    pointer.down({ x: 0, y: 0 }, MOUSE);
    expect(heard).toEqual([]);
    pointer.up({ x: 5, y: 5 }, 1);
    expect(heard).toEqual(['pressed 0']);
  });

  it('presses a target when it comes up', () => {
    const { pointer, heard } = watched();
    pointer.down({ x: 200, y: 0 }, MOUSE);
    expect(heard).toEqual([]);
    pointer.up({ x: 205, y: 5 }, 1);
    expect(heard).toEqual(['pressed 2']);
  });

  it('drags what can be picked, and tells its beginning once', () => {
    const { pointer, heard } = watched();
    pointer.down({ x: 0, y: 0 }, MOUSE);
    expect(pointer.dragging).toBeNull();
    pointer.move({ x: 50, y: 0 }, MOUSE);
    pointer.move({ x: 200, y: 0 }, MOUSE);
    expect(pointer.dragging?.at).toEqual({ x: 200, y: 0 });
    pointer.up({ x: 200, y: 0 }, 1);
    expect(heard).toEqual(['picked', 'dragged', 'dropped on 2']);
  });

  it('drags nothing else', () => {
    const { pointer, heard } = watched();
    pointer.down({ x: 100, y: 0 }, MOUSE);
    pointer.move({ x: 200, y: 0 }, MOUSE);
    pointer.up({ x: 200, y: 0 }, 1);
    expect(heard).toEqual([]);
  });

  it('is not led astray by a second finger', () => {
    const { pointer, heard } = watched();
    pointer.down({ x: 0, y: 0 }, MOUSE);
    pointer.down({ x: 200, y: 0 }, { ...FINGER, id: 2 });
    pointer.move({ x: 300, y: 0 }, { ...FINGER, id: 2 });
    pointer.up({ x: 300, y: 0 }, 2);
    expect(pointer.dragging).toBeNull();
    expect(heard).toEqual(['picked']);
  });

  it('forgets everything when it is cancelled', () => {
    const { pointer, heard } = watched();
    pointer.down({ x: 0, y: 0 }, MOUSE);
    pointer.move({ x: 50, y: 0 }, MOUSE);
    pointer.cancel();
    pointer.up({ x: 50, y: 0 }, 1);
    expect(heard).toEqual(['picked', 'dragged']);
  });

  it('hovers only if it is no finger', () => {
    const { pointer } = watched();
    pointer.move({ x: 7, y: 8 }, FINGER);
    expect(pointer.hover).toBeNull();
    pointer.move({ x: 7, y: 8 }, MOUSE);
    expect(pointer.hover).toEqual({ x: 7, y: 8 });
    pointer.leave();
    expect(pointer.hover).toBeNull();
  });
});

describe('a finger on a board', () => {
  it('hits what it means, not what is under it', () => {
    const { pointer, heard } = watched({ aim: { do: 'hit', spot: 2 } });
    pointer.down({ x: 100, y: 0 }, FINGER);
    pointer.up({ x: 130, y: 0 }, 1);
    expect(heard).toEqual(['pressed 2']);
  });

  it('means nothing if it slips away', () => {
    const { pointer, heard } = watched({ aim: { do: 'hit', spot: 2 } });
    pointer.down({ x: 200, y: 0 }, FINGER);
    pointer.up({ x: 400, y: 0 }, 1);
    expect(heard).toEqual([]);
  });

  it('presses the cell under it where it means nothing that can be done', () => {
    const { pointer, heard } = watched();
    pointer.down({ x: 100, y: 0 }, FINGER);
    pointer.up({ x: 100, y: 0 }, 1);
    expect(heard).toEqual(['pressed 1']);
  });

  it('asks as soon as it goes down, and does nothing else', () => {
    const { pointer, heard } = watched({ aim: { do: 'ask', spots: [2, 0] } });
    pointer.down({ x: 100, y: 0 }, FINGER);
    pointer.up({ x: 100, y: 0 }, 1);
    expect(heard).toEqual(['asks 2 0']);
  });

  it('drags the likeliest piece, and asks where it is dropped', () => {
    const { pointer, heard } = watched({ aim: { do: 'ask', spots: [2, 0] } });
    pointer.down({ x: 20, y: 0 }, FINGER);
    pointer.move({ x: 150, y: 0 }, FINGER);
    pointer.up({ x: 150, y: 0 }, 1);
    expect(heard).toEqual(['asks 2 0', 'dragged', 'asks 2 0']);
  });
});
