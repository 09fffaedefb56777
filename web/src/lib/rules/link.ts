// From a refusal to the place where its rule stands.

/** The page of a game's rules, at the rule that a refusal names: `1.6`, `GAME 4`, `1.8 swap`,
 * or just the id of the game. */
export function ruleLink(game: string, rule: string): string {
  const page = `/rules/${game}`;
  // What happens when a goal is blocked is a house rule.
  if (rule.startsWith('1.8')) return `${page}#house-rules`;
  const [, number] = /^1\.(\d+)/.exec(rule) ?? / (\d+)$/.exec(rule) ?? [];
  return number === undefined ? page : `${page}#${ruleAnchor(Number(number))}`;
}

/** The name of a numbered rule on its page. */
export function ruleAnchor(number: number): string {
  return `rule-${number}`;
}
