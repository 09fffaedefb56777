// The evaluation bar: what it shows and says.

import { lookOf, type Look } from '../board/marks';
import type { Hue } from '../board/hues';
import { coloursOf, huesText, isAlone, seatsOf } from '../table/seats';
import type { Arg, Judgement, TableView } from '../wire';
import { percentTexts } from './figures';

type Say = (key: string, args?: Record<string, Arg>) => string;

/** A side in the bar. */
export type Part = {
  side: number;
  /** Its colours, or its number. */
  name: string;
  looks: Look[];
  hue: Hue;
  /** Its chance of winning, in hundredths of a per cent. */
  chance: number;
  /** The same to be read. */
  percent: string;
};

/** The sides of a game with their chances; none for a player alone. */
export function partsOf(view: TableView, chances: readonly number[], say: Say): Part[] {
  if (isAlone(view)) return [];
  const percents = percentTexts(chances);
  return chances.map((chance, index) => {
    const seats = seatsOf(view.seats, index + 1).map(({ number }) => number);
    const colours = seats.flatMap((seat) => coloursOf(view.layout, seat));
    const looks = colours.flatMap((colour) => lookOf(view.layout, String(colour)) ?? []);
    return {
      side: index + 1,
      name: seats.map((seat) => huesText(view.layout, seat, say)).join(' + '),
      looks,
      hue: looks[0]?.hue ?? 'neutral',
      chance,
      percent: percents[index] ?? '',
    };
  });
}

/** The bar in words: `Red 62 %, Blue 38 %`. */
export function partsText(parts: readonly Part[], say: Say): string {
  return parts.map(({ name, percent }) => say('lead-part', { who: name, percent })).join(', ');
}

/** What is known about a game for one player: how far it still is, beside the best known solution. */
export function aloneText(
  view: TableView,
  { toGo }: Judgement,
  best: { turns: number } | null,
  say: Say,
): string {
  const { turns } = view.scene;
  const far =
    toGo === null
      ? say('lead-alone-unknown')
      : say('lead-alone', { turns: toGo, all: turns + toGo });
  return best === null ? far : `${far} ${say('lead-alone-best', { turns: best.turns })}`;
}
