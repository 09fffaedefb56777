import { describe, expect, it } from 'vitest';
import { covered } from '../../src/lib/table/softkeys';

const WHOLE = { window: 740, height: 740, top: 0, scale: 1 };

describe('the keyboard on the screen', () => {
  it('covers what cannot be seen below', () => {
    expect(covered({ ...WHOLE, height: 420 })).toBe(320);
    expect(covered({ ...WHOLE, height: 420, top: 100 })).toBe(220);
  });

  it('is not the bar of a browser', () => {
    expect(covered({ ...WHOLE, height: 684 })).toBe(0);
    expect(covered(WHOLE)).toBe(0);
  });

  it('is not a page that two fingers enlarge', () => {
    expect(covered({ ...WHOLE, height: 370, scale: 2 })).toBe(0);
  });
});
