// A tournament in words.
import type { TournamentTable, TournamentView } from '../wire';
import { currentLanguage, say } from '../words';

/** The name of somebody, or their number where the name was deleted. */
export function nameOf(view: TournamentView, entrant: number): string {
  const found = view.entrants.find((one) => one.number === entrant);
  return found?.name || say('tournament-nameless', { number: entrant });
}

/** Everybody at a table. */
export const namesAt = (view: TournamentView, table: TournamentTable): string =>
  table.entrants.map((entrant) => nameOf(view, entrant)).join(' – ');

/** Points as they are written in this language. */
export const decimal = (points: string): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 3 }).format(Number(points));

type Marks = (number | null)[];

/** A result as it is written: `1 : 0`, or the places. */
export function resultOf(marks: Marks): string {
  if (marks.length !== 2) return marks.map((mark) => mark ?? '–').join(' · ');
  const [one, other] = marks as [number | null, number | null];
  if (one === null || other === null) {
    return `${one === null ? '–' : '+'} : ${other === null ? '–' : '+'}`;
  }
  if (one === other) return '½ : ½';
  return one < other ? '1 : 0' : '0 : 1';
}

/** All games of a table. */
export const resultsOf = (table: TournamentTable): string => table.games.map(resultOf).join(', ');

/** The results of a game for two that can be chosen, with their words. */
export function choicesFor(names: [string, string]): { marks: Marks; text: string }[] {
  const [one, other] = names;
  return [
    { marks: [1, 2], text: say('tournament-page-wins', { name: one }) },
    { marks: [1, 1], text: say('tournament-page-draw') },
    { marks: [2, 1], text: say('tournament-page-wins', { name: other }) },
    { marks: [1, null], text: say('tournament-page-absent', { name: other }) },
    { marks: [null, 1], text: say('tournament-page-absent', { name: one }) },
    { marks: [null, null], text: say('tournament-page-nobody') },
  ];
}
