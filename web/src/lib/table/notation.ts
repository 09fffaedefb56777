// Actions as docs/notation.md writes them, taken apart to be said and drawn. What is legal is
// none of its business.

/** An action by its form. */
export type Action =
  | { is: 'roll'; dice: number[] }
  | { is: 'steps'; die: number }
  | { is: 'pass' }
  | { is: 'end' }
  | { is: 'place'; to: string }
  | { is: 'set-down'; to: string }
  | { is: 'huff'; cell: string }
  | { is: 'off'; from: string }
  | { is: 'swap'; from: string; to: string }
  | { is: 'enter'; yard: string; to: string }
  | { is: 'move'; from: string; to: string };

const CELL = '[a-q]\\d{1,2}';

const FORMS: [RegExp, (parts: string[]) => Action][] = [
  [/^d([1-6])(?:\+([1-6]))?$/, ([one, two]) => ({ is: 'roll', dice: numbers(one, two) })],
  [/^s([1-6])$/, ([die]) => ({ is: 'steps', die: Number(die) })],
  [/^pass$/, () => ({ is: 'pass' })],
  [/^end$/, () => ({ is: 'end' })],
  [form(`@(${CELL})`), ([to]) => ({ is: 'place', to: to! })],
  [form(`#(${CELL})`), ([to]) => ({ is: 'set-down', to: to! })],
  [form(`huff-(${CELL})`), ([cell]) => ({ is: 'huff', cell: cell! })],
  [form(`(${CELL})-off`), ([from]) => ({ is: 'off', from: from! })],
  [form(`(${CELL})<>(${CELL})`), ([from, to]) => ({ is: 'swap', from: from!, to: to! })],
  [form(`([a-z]{3,})-(${CELL})`), ([yard, to]) => ({ is: 'enter', yard: yard!, to: to! })],
  [
    form(`(${CELL})(?:-${CELL})*-(${CELL})`),
    ([from, to]) => ({ is: 'move', from: from!, to: to! }),
  ],
];

/** An action taken apart; none if it has no known form. */
export function parseAction(text: string): Action | null {
  for (const [pattern, make] of FORMS) {
    const found = pattern.exec(text);
    if (found) return make(found.slice(1));
  }
  return null;
}

/** Does this look like the name of a cell? */
export function isCell(text: string): boolean {
  return form(CELL).test(text);
}

/** Is there the name of a cell somewhere in this text? */
export function hasCell(text: string): boolean {
  return new RegExp(`\\b${CELL}\\b`).test(text);
}

function form(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

function numbers(...texts: (string | undefined)[]): number[] {
  return texts.filter((text) => text !== undefined).map(Number);
}
