// From a refusal or a lesson to the place where its rule stands.
import { href } from '../address';

/** A game's rules page, at the rule of this number. */
export function ruleLink(game: string, rule: string | number): string {
  return href(`/rules/${game}#${ruleAnchor(Number(rule))}`);
}

/** The name of a numbered rule on its page. */
export function ruleAnchor(number: number): string {
  return `rule-${number}`;
}
