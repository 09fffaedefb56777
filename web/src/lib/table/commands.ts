// The command line for who listens instead of looking: what was typed, understood.

import { isCell, parseAction } from './notation';

/** What can be asked for; the words for it are `command-NAME`, the usual one first. */
export const COMMANDS = [
  'help',
  'last',
  'turn',
  'what',
  'moves',
  'pieces',
  'roll',
  'undo',
  'hint',
  'why',
  'clock',
  'players',
] as const;

export type CommandName = (typeof COMMANDS)[number];

/** What was typed. */
export type Order =
  | { order: Exclude<CommandName, 'what' | 'moves' | 'why'> }
  | { order: 'what'; cell: string }
  | { order: 'moves'; cell: string | null }
  | { order: 'why'; action: string }
  | { order: 'act'; action: string }
  | { order: 'unknown' };

/** Understands a line. `words` gives the words for a command in the reader's language. */
export function understand(line: string, words: (name: CommandName) => string[]): Order {
  const text = line.trim().toLowerCase().replace(/\s+/g, ' ');
  const [first = '', ...rest] = text.split(' ');
  const name = COMMANDS.find((name) => words(name).includes(first));
  if (name !== undefined) return ordered(name, rest);
  // An action may be typed with spaces: "c3 e5" as well as "c3-e5".
  const action = text.replace(/ ?(-|<>) ?/g, '$1').replace(/ /g, '-');
  if (parseAction(action) !== null) return { order: 'act', action };
  if (isCell(text)) return { order: 'what', cell: text };
  return { order: 'unknown' };
}

function ordered(name: CommandName, rest: string[]): Order {
  const [argument = ''] = rest;
  switch (name) {
    case 'what':
      return isCell(argument) ? { order: name, cell: argument } : { order: 'unknown' };
    case 'moves':
      return { order: name, cell: isCell(argument) ? argument : null };
    case 'why':
      return argument === '' ? { order: 'unknown' } : { order: name, action: rest.join('-') };
    default:
      return { order: name };
  }
}
