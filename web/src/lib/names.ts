// What games are called elsewhere: fetched when somebody searches.
import { aliases } from 'virtual:words';

let names: Promise<Record<string, string>> | null = null;

/** All names of each game, in every language; fetched once. Without them the search finds less. */
export function gameNames(): Promise<Record<string, string>> {
  names ??= aliases().catch(() => {
    names = null;
    return {};
  });
  return names;
}
