// Small positions beside the rules. Each is a record with two lines more: the key of its caption,
// and the games whose rules it belongs to. A test plays them all.

/** A position to show. */
export interface Diagram {
  record: string;
  caption: string;
}

const records = import.meta.glob<string>('./*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const lineOf = (record: string, name: string) =>
  new RegExp(`^${name}: *(.*)$`, 'm').exec(record)?.[1] ?? '';

/** What is shown beside the rules of a game, in the order of the files. */
export function diagramsOf(game: string): Diagram[] {
  return Object.keys(records)
    .sort()
    .map((file) => records[file] ?? '')
    .filter((record) => lineOf(record, 'shown').split(' ').includes(game))
    .map((record) => ({ record, caption: lineOf(record, 'caption') }));
}
