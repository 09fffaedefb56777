// Keys that do something anywhere on the page of a table.

/** What a key does; the sentence is `key-NAME`. */
export const KEYS = {
  r: 'roll',
  e: 'end',
  u: 'undo',
  h: 'hint',
  t: 'turn',
  b: 'board',
  ',': 'back',
  '.': 'next',
  m: 'moves',
  '/': 'console',
  '?': 'help',
} as const;

export type KeyName = (typeof KEYS)[keyof typeof KEYS];

/** What a key press means here; none while somebody types, or with another key held. */
export function meaning(event: KeyboardEvent): KeyName | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest('input, textarea, select, [contenteditable]')) return null;
  return KEYS[event.key as keyof typeof KEYS] ?? null;
}
