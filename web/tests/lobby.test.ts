import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { after, NOTHING, unpacked } from '../src/lib/lobby/news';
import type { LobbyTable } from '../src/lib/wire';

const table = (n: number, people = 1): LobbyTable => ({
  n,
  id: `t${n}`,
  game: 'halma',
  seats: 2,
  who: Array.from({ length: people }, () => ({ name: 'Ada' })),
});

test('news change what is there', () => {
  const first = after(NOTHING, {
    whole: true,
    tables: [table(1), table(2)],
    seeks: [{ n: 3, who: {}, games: ['gobang'] }],
    running: [{ n: 5, id: 'r' }],
  });
  expect([...first.tables.keys()]).toEqual([1, 2]);
  // 2, 3 and 5 are gone: each number comes as the difference to the one before.
  const next = after(first, { gone: [2, 1, 2], tables: [table(1, 2), table(6)] });
  expect([...next.tables.keys()]).toEqual([1, 6]);
  expect(next.tables.get(1)?.who).toHaveLength(2);
  expect([next.seeks.size, next.running.size]).toEqual([0, 0]);
  // What was there before is as it was.
  expect(first.tables.get(1)?.who).toHaveLength(1);
});

test('all of it anew takes the place of everything', () => {
  const first = after(NOTHING, { tables: [table(1)], running: [{ n: 2, id: 'r' }] });
  const whole = after(first, { whole: true, tables: [table(9)] });
  expect([...whole.tables.keys(), whole.running.size]).toEqual([9, 0]);
});

test('news come packed', async () => {
  const news = { gone: [1, 2], tables: [table(4)] };
  const packed = deflateRawSync(JSON.stringify(news));
  const bytes = new Uint8Array(packed);
  expect(await unpacked(bytes.buffer)).toEqual(news);
});
