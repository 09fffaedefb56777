// Checks the dice of a finished game from its record, as docs/fair-dice.md writes it out.

/** What a check found. */
export type Verdict =
  | { is: 'right'; rolls: number }
  /** No secret has been told yet. */
  | { is: 'sealed' }
  /** The sentence is `fair-NAME`. */
  | { is: 'wrong'; fault: 'promise' | 'numbers' | 'roll'; turn?: number }
  /** The browser lends its tools only to safe pages. */
  | { is: 'unable' }
  /** Places that were drawn by lot from a set-up cannot be checked without the rules. */
  | { is: 'needs-rules' };

/** An action of chance, with what could have come instead. */
type Fall = { turn: number; action: string; outcomes: Outcome[] };
type Outcome = { action: string; weight: number };

const METHOD = 'spielhof-roll-1';
const ALL = 1n << 64n;

/** Checks a record. */
export async function checkDice(record: string): Promise<Verdict> {
  const { head, turns } = read(record);
  const secret = head.get('dice seed');
  if (secret === undefined) return { is: 'sealed' };
  if (globalThis.crypto?.subtle === undefined) return { is: 'unable' };
  if (head.has('setup') && head.has('option setup')) return { is: 'needs-rules' };
  const seed = bytesOf(secret);
  const promise = hexOf(await crypto.subtle.digest('SHA-256', seed));
  if (promise !== head.get('dice commitment')) return { is: 'wrong', fault: 'promise' };
  const numbers = (head.get('dice numbers') ?? '').split(' ').filter(Boolean).map(Number);
  const falls = fallsOf(turns, head.get('option setup') === 'random');
  const rising = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  if (!rising || falls.length !== numbers.length) return { is: 'wrong', fault: 'numbers' };
  return checkFalls(seed, headLines(head), falls, numbers);
}

async function checkFalls(
  seed: Uint8Array<ArrayBuffer>,
  lines: string[],
  falls: Fall[],
  numbers: number[],
): Promise<Verdict> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', seed, hash, false, ['sign']);
  for (const [index, { turn, action, outcomes }] of falls.entries()) {
    const drawn = await draw(key, [...lines, String(numbers[index])], outcomes);
    if (drawn !== action) return { is: 'wrong', fault: 'roll', turn };
  }
  return { is: 'right', rolls: falls.length };
}

async function draw(key: CryptoKey, lines: string[], outcomes: Outcome[]): Promise<string> {
  const total = BigInt(outcomes.reduce((sum, { weight }) => sum + weight, 0));
  for (let counter = 0; ; counter += 1) {
    const message = new TextEncoder().encode([...lines, counter].join('\n'));
    const block = new DataView(await crypto.subtle.sign('HMAC', key, message));
    const bits = block.getBigUint64(0);
    if (bits < ALL - (ALL % total)) return choose(Number(bits % total), outcomes);
  }
}

function choose(number: number, outcomes: Outcome[]): string {
  let left = number;
  for (const { action, weight } of outcomes) {
    if (left < weight) return action;
    left -= weight;
  }
  return '';
}

function fallsOf(turns: string[][], byLot: boolean): Fall[] {
  let free = byLot ? OUTSIDE : [];
  const actions = turns.flatMap((actions, index) =>
    actions.map((action) => ({ action, turn: index + 1 })),
  );
  return actions.flatMap(({ action, turn }) => {
    if (/^d[1-6]$/.test(action)) return [{ turn, action, outcomes: ONE_DIE }];
    if (/^d[1-6]\+[1-6]$/.test(action)) return [{ turn, action, outcomes: TWO_DICE }];
    if (!free.some((outcome) => outcome.action === action)) return [];
    const outcomes = free;
    free = free.filter((outcome) => outcome.action !== action);
    return [{ turn, action, outcomes }];
  });
}

const FACES = [1, 2, 3, 4, 5, 6];
const ONE_DIE: Outcome[] = FACES.map((face) => ({ action: `d${face}`, weight: 1 }));
const TWO_DICE: Outcome[] = FACES.flatMap((small) =>
  FACES.filter((large) => large >= small).map((large) => ({
    action: `d${small}+${large}`,
    weight: small === large ? 1 : 2,
  })),
);

/** Where a mouse can be put by lot, sorted as it is written. */
const OUTSIDE: Outcome[] = [...'abcdefghijklmnop']
  .flatMap((column) => Array.from({ length: 16 }, (_, row) => `@${column}${row + 1}`))
  .filter((action) => !['@h8', '@i8', '@h9', '@i9'].includes(action))
  .sort()
  .map((action) => ({ action, weight: 1 }));

/** What stands in every message before the number of the roll. */
function headLines(head: Map<string, string>): string[] {
  const salts = [1, 2, 3, 4, 5, 6].flatMap((seat) => head.get(`dice salt ${seat}`) ?? []);
  return [METHOD, head.get('dice table') ?? '', ...salts];
}

function read(record: string): { head: Map<string, string>; turns: string[][] } {
  const [top = '', body = ''] = record.split(/^actions:.*$/m);
  const head = new Map<string, string>();
  for (const line of top.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) head.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const lines = body.split('\n').map((line) => line.split(/\s+/).filter(Boolean));
  const turns = lines.filter((words) => words.length > 0);
  return { head, turns: turns.map((words) => words.filter((word) => !word.endsWith('.'))) };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
