// What can be counted about finished games. Pure.

import type { FinishedGame } from '../wire';
import { resultOf, seatsOf } from './finished';

/** Games of one kind against opponents of one kind. */
export interface Count {
  game: string;
  players: number;
  /** The level of the strongest computer; 0 where a person was among the opponents. */
  level: number;
  played: number;
  won: number;
  shared: number;
  lost: number;
  /** How many of them were played with hints. */
  hinted: number;
}

/** The best solution of a game that one plays alone. */
export interface Best {
  game: string;
  /** The house rules, as a text that tells them apart. */
  options: string;
  /** Was the computer asked for a hint? Such solutions are counted apart. */
  hinted: boolean;
  solved: number;
  turns: number;
  jumps: number;
  table: string;
}

/** What a person has reached against others. Only whole games from the usual start count. */
export function counts(games: readonly FinishedGame[], player: string | null): Count[] {
  const found = new Map<string, Count>();
  for (const game of games) {
    const result = resultOf(game, player);
    if (game.seats.length < 2 || game.setUp || game.copied) continue;
    if (result !== 'won' && result !== 'shared' && result !== 'lost') continue;
    const level = levelOf(game);
    const key = `${game.game} ${game.seats.length} ${level}`;
    const count = found.get(key) ?? {
      game: game.game,
      players: game.seats.length,
      level,
      played: 0,
      won: 0,
      shared: 0,
      lost: 0,
      hinted: 0,
    };
    count.played += 1;
    count[result] += 1;
    if (seatsOf(game, player).some(({ hinted }) => hinted)) count.hinted += 1;
    found.set(key, count);
  }
  return [...found.values()].sort((a, b) => b.played - a.played || a.level - b.level);
}

function levelOf({ seats }: FinishedGame): number {
  const others = seats.filter(({ own }) => !own);
  if (others.some(({ level }) => level === null)) return 0;
  // Several people of one device against each other.
  return Math.max(0, ...others.map(({ level }) => level ?? 0));
}

/** The best solutions of a person, those without hints first. */
export function bests(games: readonly FinishedGame[], player: string | null): Best[] {
  const found = new Map<string, Best>();
  for (const game of games) {
    if (game.seats.length !== 1 || game.setUp || game.copied) continue;
    if (resultOf(game, player) !== 'won') continue;
    const hinted = game.seats[0]!.hinted;
    const options = game.options.map(([name, value]) => `${name}=${value}`).join(' ');
    const key = `${game.game} ${options} ${hinted}`;
    const before = found.get(key);
    const { turns, jumps, table } = game;
    const better =
      !before || turns < before.turns || (turns === before.turns && jumps < before.jumps);
    const best = better ? { turns, jumps, table } : before;
    const solved = (before?.solved ?? 0) + 1;
    found.set(key, { game: game.game, options, hinted, ...best, solved });
  }
  return [...found.values()].sort(
    (a, b) => a.game.localeCompare(b.game) || Number(a.hinted) - Number(b.hinted),
  );
}
