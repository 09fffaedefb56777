// House rules as sentences.
import type { GameInfo, OptionShape } from '../wire';

/** The options that can be chosen with so many players. */
export function optionsFor(game: GameInfo, players: number): OptionShape[] {
  return game.options.filter((option) => option.players.includes(players));
}

/** What differs from the booklet's choice, and can be chosen at all. */
export function differing(
  options: readonly OptionShape[],
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  const pairs = options.flatMap(({ name, values }) => {
    const value = chosen[name];
    return value !== undefined && value !== values[0] && values.includes(value)
      ? [[name, value]]
      : [];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** A value as a sentence. The colours that play are values themselves: `red+yellow`. */
export function sentence(
  name: string,
  value: string,
  say: (key: string, args?: Record<string, string>) => string,
  list: (words: string[]) => string,
): string {
  if (name === 'playing') {
    return say('option-playing', {
      colours: list(value.split('+').map((hue) => say(`hue-${hue}`))),
    });
  }
  return say(`option-${name}-${value}`);
}
