// Chances and turns as people read them.

import { currentLanguage } from '../words';

/** Hundredths of a per cent in a whole. */
const WHOLE = 10_000;

/** A chance, in hundredths of a per cent: `62 %`. Only what is certain is none or all. */
export function percentText(chance: number): string {
  return percents(whole(chance));
}

/** Chances that belong together: rounded, they are still all of 100 per cent. */
export function percentTexts(chances: readonly number[]): string[] {
  const rounded = chances.map((chance) => Math.floor(chance / 100));
  const left = 100 - rounded.reduce((sum, one) => sum + one, 0);
  const byRest = chances.map((chance, index) => ({ index, rest: chance % 100 }));
  byRest.sort((a, b) => b.rest - a.rest);
  for (const { index } of byRest.slice(0, Math.max(0, left))) rounded[index]! += 1;
  return rounded.map((one, index) => percents(certain(one, chances[index]!)));
}

/** A cost in hundredths of a turn as a number of turns, at least one. */
export function wholeTurns(cost: number): number {
  return Math.max(1, Math.round(cost / 100));
}

function whole(chance: number): number {
  return certain(Math.round(chance / 100), chance);
}

function certain(rounded: number, chance: number): number {
  if (chance <= 0 || chance >= WHOLE) return rounded;
  return Math.min(99, Math.max(1, rounded));
}

function percents(whole: number): string {
  const digits = { style: 'percent', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(currentLanguage(), digits).format(whole / 100);
}
