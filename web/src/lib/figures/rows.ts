// What games are like: measured in games of computers, and counted by the server.
import measured from 'virtual:statistics';
import { json } from '../api';
import { network } from '../offline/network.svelte';
import type { GameStatistics, StatisticsRow } from '../wire';

/** Fewer games say too little. Of those on a server only their number is told. */
export const LEAST = 20;

/** Games of computers; they are part of this app. */
export const ofComputers = (game: string): StatisticsRow[] => measured[game] ?? [];

/** Games of people on the server; none where it cannot be reached. */
export async function ofPeople(game: string): Promise<StatisticsRow[]> {
  if (__STATIC__ || network.is === 'offline') return [];
  try {
    const path = `games/${encodeURIComponent(game)}/statistics?source=server`;
    return (await json<GameStatistics>('GET', path)).rows;
  } catch {
    return [];
  }
}

/** The share of each side if all won equally often, in hundredths of a per cent; none alone. */
export function evenShare({ won, games }: StatisticsRow): number | null {
  if (won.length < 2 || games === 0) return null;
  const all = won.reduce((sum, share) => sum + share.games, 0);
  return Math.floor(Math.round((all * 10_000) / games) / won.length);
}

/** What the games say about moving first, as a key; none alone. */
export function verdict(row: StatisticsRow): string | null {
  const even = evenShare(row);
  const [first] = row.won;
  if (even === null || !first) return null;
  if (first.low > even) return 'figures-first-ahead';
  return first.high < even ? 'figures-first-behind' : 'figures-first-open';
}

/** Up to which share bars are drawn, in hundredths of a per cent: all intervals fit. */
export function scaleOf({ won }: StatisticsRow): number {
  return Math.min(10_000, Math.max(1, ...won.map((share) => share.high)) * 1.05);
}
