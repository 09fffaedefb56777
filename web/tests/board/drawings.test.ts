import { describe, expect, it } from 'vitest';
import { drawnOn, inkOf, type Drawing } from '$lib/board/drawings';

const none = { shiftKey: false, ctrlKey: false, altKey: false };
const arrow: Drawing = { from: 1, to: 2, ink: 'green' };

describe('drawings', () => {
  it('have the ink of the keys', () => {
    expect(inkOf(none)).toBe('green');
    const inks = (['shiftKey', 'ctrlKey', 'altKey'] as const).map((key) =>
      inkOf({ ...none, [key]: true }),
    );
    expect(new Set(['green', ...inks]).size).toBe(4);
  });

  it('are added, taken away by the same and replaced by another ink', () => {
    const circle: Drawing = { from: 1, to: 1, ink: 'green' };
    const both = drawnOn([arrow], circle);
    expect(both).toEqual([arrow, circle]);
    expect(drawnOn(both, { ...arrow })).toEqual([circle]);
    expect(drawnOn(both, { ...arrow, ink: 'red' })).toEqual([circle, { ...arrow, ink: 'red' }]);
  });
});
