import { describe, expect, it } from 'vitest';
import { MOST, pinched, pulled, seen, showing, viewOf } from '$lib/board/zoom';

const frame = { left: -500, top: -400, width: 1000, height: 800 };

function expectInside(box: { left: number; top: number; width: number; height: number }) {
  expect(box.left).toBeGreaterThanOrEqual(frame.left - 0.01);
  expect(box.top).toBeGreaterThanOrEqual(frame.top - 0.01);
  expect(box.left + box.width).toBeLessThanOrEqual(frame.left + frame.width + 0.01);
  expect(box.top + box.height).toBeLessThanOrEqual(frame.top + frame.height + 0.01);
}

describe('the part of a board that is seen', () => {
  it('is all of it without a view', () => {
    expect(seen(frame, null)).toEqual(frame);
    expect(viewOf(frame, 1, { x: 0, y: 0 })).toBeNull();
  });

  it('cannot leave the board, however far it is pulled', () => {
    const view = viewOf(frame, 2, { x: 0, y: 0 });
    for (const by of [
      { x: 9000, y: 9000 },
      { x: -9000, y: -9000 },
    ]) {
      expectInside(seen(frame, pulled(frame, view, by)));
    }
  });

  it('keeps what is between the fingers where it is', () => {
    const anchor = { x: 100, y: 50 };
    const before = seen(frame, viewOf(frame, 1.5, { x: 0, y: 0 }));
    const after = seen(frame, pinched(frame, viewOf(frame, 1.5, { x: 0, y: 0 }), anchor, 1.4));
    const share = (box: typeof before) => (anchor.x - box.left) / box.width;
    expect(share(after)).toBeCloseTo(share(before));
  });

  it('is never smaller than sensible, and all again after pinching back', () => {
    expect(pinched(frame, null, { x: 0, y: 0 }, 100)?.zoom).toBe(MOST);
    expect(pinched(frame, viewOf(frame, 2, { x: 300, y: 0 }), { x: 0, y: 0 }, 0.1)).toBeNull();
  });

  it('follows the keyboard', () => {
    const box = seen(frame, showing(frame, viewOf(frame, 3, { x: 0, y: 0 }), { x: 450, y: -350 }));
    expect(box.left + box.width).toBeGreaterThan(450);
    expect(box.top).toBeLessThan(-350);
    expect(showing(frame, null, { x: 450, y: 0 })).toBeNull();
  });
});
