import { describe, expect, test } from 'vitest';
import { AVATARS, lookOf, newAvatar } from '../../src/lib/people/avatar';

describe('avatars', () => {
  test('every number has its own look', () => {
    const looks = new Set(
      Array.from({ length: 5000 }, (_, number) => JSON.stringify(lookOf(number + 1))),
    );
    expect(looks.size).toBe(5000);
    expect(JSON.stringify(lookOf(AVATARS))).not.toContain('undefined');
    expect(lookOf(AVATARS + 1)).toEqual(lookOf(1));
  });

  test('the inner shape is never of the colour of the outer one', () => {
    for (let number = 1; number < AVATARS; number += 997) {
      const { ink, innerInk } = lookOf(number);
      expect(innerInk).not.toBe(ink);
    }
  });

  test('a number of a later version has a look too', () => {
    expect(lookOf(2 ** 32 - 1).shape).toMatch(/^M/);
    expect(lookOf(0)).toEqual(lookOf(1));
  });

  test('new ones are within the range', () => {
    expect(newAvatar(0)).toBe(1);
    expect(newAvatar(0.999999999)).toBe(AVATARS);
  });
});
