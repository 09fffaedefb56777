import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../scripts/statistics-plugin.ts';
import type { StatisticsRow } from '../src/lib/wire.ts';

const LINES = `# A comment.
barricade 2 level 3 games 20 won 5 2500 1119 4687 15 7500 5313 8881 shared 0 unfinished 0 turns 13110 101 126 158 luck 623 -49 835 327

retour 1 level 4 games 20 won 0 0 0 1611 shared 0 unfinished 20 # nobody solved it
`;

vi.mock('virtual:statistics', () => ({ default: {} }));
vi.mock('virtual:words', () => ({ default: {}, guide: () => Promise.resolve('') }));
vi.mock('virtual:engine', () => ({ modulePath: null }));
const { evenShare, scaleOf, verdict } = await import('../src/lib/figures/rows.ts');

describe('the data file', () => {
  it('becomes rows as the server tells them', () => {
    const { barricade, retour } = rowsOf(LINES);
    expect(barricade).toEqual([
      {
        players: 2,
        source: 'self-play',
        level: 3,
        games: 20,
        won: [
          { games: 5, share: 2500, low: 1119, high: 4687 },
          { games: 15, share: 7500, low: 5313, high: 8881 },
        ],
        shared: 0,
        unfinished: 0,
        turns: { mean: 13110, p10: 101, median: 126, p90: 158 },
        luck: { correlation: 623, low: -49, high: 835, swing: 327 },
      },
    ]);
    expect(retour).toEqual([
      {
        players: 1,
        source: 'self-play',
        level: 4,
        games: 20,
        won: [{ games: 0, share: 0, low: 0, high: 1611 }],
        shared: 0,
        unfinished: 20,
      },
    ]);
  });

  it('is read to its end', () => {
    const path = join(import.meta.dirname, '../../crates/review/data/statistics.txt');
    const text = readFileSync(path, 'utf8');
    const lines = text.split('\n').filter((line) => /^[a-z]/.test(line));
    const rows = Object.values(rowsOf(text)).flat();
    expect(rows.length).toBe(lines.length);
    for (const row of rows) {
      const won = row.won.reduce((sum, side) => sum + side.games, 0);
      expect(won + row.shared + row.unfinished).toBe(row.games);
    }
  });
});

describe('what is said about moving first', () => {
  const row = (won: [number, number, number][], games = 100): StatisticsRow => ({
    players: won.length,
    source: 'server',
    games,
    won: won.map(([count, low, high]) => ({ games: count, share: count * 100, low, high })),
    shared: 0,
    unfinished: 0,
  });

  it('is only what the interval shows', () => {
    const open = row([
      [55, 4524, 6437],
      [45, 3563, 5476],
    ]);
    const ahead = row([
      [70, 6042, 7811],
      [30, 2189, 3958],
    ]);
    const behind = row([
      [30, 2189, 3958],
      [70, 6042, 7811],
    ]);
    expect([open, ahead, behind].map(verdict)).toEqual([
      'figures-first-open',
      'figures-first-ahead',
      'figures-first-behind',
    ]);
    expect(verdict(row([[90, 8256, 9448]]))).toBeNull();
  });

  it('leaves shared games out of equal chances', () => {
    const shared = row([
      [30, 2189, 3958],
      [20, 1334, 2888],
    ]);
    expect(evenShare(shared)).toBe(2500);
    expect(evenShare(row([], 3))).toBeNull();
    expect(scaleOf(shared)).toBeGreaterThanOrEqual(3958);
    expect(scaleOf(row([[100, 9630, 10000]]))).toBe(10_000);
  });
});
