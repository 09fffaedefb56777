import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  choose,
  followed,
  forgetSeatings,
  keepForNext,
  keepSeating,
  opened,
  seatingOf,
} from '../../src/lib/people/seating';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
});

beforeEach(() => kept.clear());

describe('seating', () => {
  test('what was chosen is kept for the table that is opened, for own seats only', () => {
    choose(1, 'me');
    choose(2, 'b7');
    choose(3, 'c9');
    choose(3, null);
    choose(4, 'd1');
    opened('t1', [1, 2]);
    expect(seatingOf('t1')).toEqual({ 1: 'me', 2: 'b7' });
    opened('t2', [1, 2]);
    expect(seatingOf('t2'), 'nothing is left for the next table').toEqual({});
  });

  test('the latest tables are kept', () => {
    for (let table = 0; table < 60; table += 1) keepSeating(`t${table}`, { 1: 'me' });
    expect(seatingOf('t59')).toEqual({ 1: 'me' });
    expect(seatingOf('t0')).toEqual({});
    forgetSeatings();
    expect(seatingOf('t59')).toEqual({});
  });

  test('at the next table everybody sits one seat on, or where they sat if another seat begins', () => {
    keepForNext({ next: 't2', seating: { 1: 'me', 3: 'b7' }, seats: 3, first: 2 });
    expect(followed('t2', 2)).toEqual({ 2: 'me', 1: 'b7' });
    expect(followed('t2', 3)).toEqual({ 1: 'me', 3: 'b7' });
    expect(followed('t3', 2)).toEqual({});
  });
});
