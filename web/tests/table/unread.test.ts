import { beforeEach, describe, expect, it } from 'vitest';
import { keepRead, lastSaid, recallRead, unreadSince } from '../../src/lib/table/unread';

const line = (at: number) => ({ at, seat: 2, name: '', text: 'hello' });

/** What a browser keeps. */
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
  });
});

describe('chat', () => {
  it('that was read stays read after a refresh', () => {
    const chat = [line(10), line(20)];
    expect(unreadSince(chat, recallRead('t'))).toBe(2);
    keepRead('t', lastSaid(chat));
    expect(unreadSince(chat, recallRead('t'))).toBe(0);
    expect(unreadSince([...chat, line(30)], recallRead('t'))).toBe(1);
    expect(unreadSince(chat, recallRead('another'))).toBe(2);
  });

  it('is not read less than it was', () => {
    keepRead('t', 20);
    keepRead('t', lastSaid([]));
    expect(recallRead('t')).toBe(20);
  });
});
