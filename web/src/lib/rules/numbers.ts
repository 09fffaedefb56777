// The numbers of the rules on a game's page.
import type { Guide } from '../wire';

/** The number of each paragraph by its key, and of each house rule by the name of its option behind
 * `option-`: what a message may name. */
export function numbersOf({ sections, houseRules }: Guide): Record<string, number> {
  const paragraphs = sections
    .flatMap((section) => section.paragraphs)
    .flatMap(({ key, number }) => (number === null ? [] : [[key, number] as const]));
  const options = houseRules.map(({ option, number }) => [`option-${option}`, number] as const);
  return Object.fromEntries([...paragraphs, ...options]);
}

/** Every message that a page of rules says. */
export function keysOf({ sections, tips }: Guide): string[] {
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  return [
    ...paragraphs.flatMap(({ key, diagrams }) => [key, ...diagrams.map(({ caption }) => caption)]),
    ...tips.map(({ key }) => key),
  ];
}
