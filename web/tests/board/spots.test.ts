import { describe, expect, it } from 'vitest';
import { placeOf, spotAt, spotPoints, yardSpot, type Places } from '$lib/board/spots';

/** Two cells side by side; the first colour has no yard, the second one below. */
const places: Places = {
  points: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ],
  yards: [null, { x: 50, y: 300 }],
};

describe('spots', () => {
  it('are first the cells, then the yards', () => {
    expect(placeOf(1, 2)).toEqual({ cell: 1 });
    expect(placeOf(2, 2)).toEqual({ yard: 1 });
    expect(placeOf(yardSpot(2, 2), 2)).toEqual({ yard: 2 });
  });

  it('have a point each, but for a yard that is not there', () => {
    const points = spotPoints(places);
    expect(points).toHaveLength(4);
    expect(points[2]?.x).toBeNaN();
    expect(points[3]).toEqual({ x: 50, y: 300 });
  });

  it('are found under a pointer', () => {
    expect(spotAt(places, { x: 90, y: 10 }, 60)).toBe(1);
    expect(spotAt(places, { x: 180, y: 330 }, 60)).toBe(3);
    expect(spotAt(places, { x: 50, y: 150 }, 60)).toBeNull();
  });

  it('reach as far as they are told to', () => {
    expect(spotAt(places, { x: -48, y: -48 }, 60)).toBeNull();
    expect(spotAt(places, { x: -48, y: -48 }, 71)).toBe(0);
  });
});
