// Checks the dice of a finished game from its record, as docs/fair-dice.md writes it out, and
// compares the record with what this device saw and sent itself.

import type { Arg } from '../wire';
import type { Kept } from './kept';

/** What a check found. */
export type Verdict =
  /** `earlier` rolls, the first ones, were made before the table was opened: nobody proves them. */
  | { is: 'right'; rolls: number; earlier: number; first: number | null; compared: Compared }
  /** No secret has been told yet. */
  | { is: 'sealed' }
  /** The sentence is `fair-NAME`. */
  | { is: 'wrong'; fault: Fault; turn?: number }
  /** The browser lends its tools only to safe pages. */
  | { is: 'unable' }
  /** Places that were drawn by lot from a set-up cannot be checked without the rules. */
  | { is: 'needs-rules' };

/** What of the record this device could compare with what it had kept itself. */
export type Compared = 'nothing' | 'commitment' | 'commitment-and-salt';

type Fault = 'commitment' | 'salt' | 'promise' | 'first' | 'numbers' | 'roll';

/** An action of chance, with what could have come instead. */
type Fall = { turn: number; action: string; outcomes: Outcome[] };
type Outcome = { action: string; weight: number };

const METHOD = 'spielhof-roll-1';
const LOT = 'spielhof-lot-1';
const ALL = 1n << 64n;

/** What a check found, in words. */
export function verdictText(
  verdict: Verdict,
  say: (key: string, args?: Record<string, Arg>) => string,
  who: (seat: number) => string,
): string {
  if (verdict.is === 'wrong')
    return say(`fair-wrong-${verdict.fault}`, { turn: verdict.turn ?? 0 });
  if (verdict.is !== 'right') return say(`fair-${verdict.is}`);
  const { first, rolls, earlier, compared } = verdict;
  const found = first === null ? [] : [say('fair-first', { who: who(first) })];
  if (first === null || rolls > 0) found.push(say('fair-right', { rolls }));
  if (earlier > 0) found.push(say('fair-earlier', { rolls: earlier }));
  if (compared !== 'nothing') found.push(say(COMPARED[compared]));
  return found.join(' ');
}

const COMPARED = { commitment: 'fair-compared-seal', 'commitment-and-salt': 'fair-compared' };

/** Checks a record, also against what this device has kept. */
export async function checkDice(record: string, kept: Kept | null): Promise<Verdict> {
  const { head, turns } = read(record);
  const lie = kept && lieAbout({ head, turns }, kept);
  if (lie !== null) return { is: 'wrong', fault: lie };
  const secret = head.get('dice seed');
  if (secret === undefined) return { is: 'sealed' };
  if (globalThis.crypto?.subtle === undefined) return { is: 'unable' };
  if (head.has('setup') && head.has('option setup')) return { is: 'needs-rules' };
  const seed = bytesOf(secret);
  const promise = hexOf(await crypto.subtle.digest('SHA-256', seed));
  if (promise !== head.get('dice commitment')) return { is: 'wrong', fault: 'promise' };
  const key = await keyOf(seed);
  const first = await drawnFirst(key, head);
  if (first === 'wrong') return { is: 'wrong', fault: 'first' };
  const numbers = (head.get('dice numbers') ?? '').split(' ').filter(Boolean).map(Number);
  const free = head.get('option setup') === 'random' ? forMice(head, turns) : [];
  const falls = fallsOf(turns, free);
  const earlier = earlierRolls(head);
  const rising = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  // Also where there is no number of earlier rolls but something else.
  if (!rising || falls.length - earlier !== numbers.length)
    return { is: 'wrong', fault: 'numbers' };
  const lines = headLines(METHOD, head);
  const verdict = await checkFalls(key, lines, falls.slice(earlier), numbers);
  const rolls = numbers.length;
  return verdict ?? { is: 'right', rolls, earlier, first, compared: comparedWith(kept) };
}

/** The seat that the lot fell on, if it decided; the game must have begun with it. */
async function drawnFirst(
  key: CryptoKey,
  head: Map<string, string>,
): Promise<number | null | 'wrong'> {
  const written = head.get('dice lot');
  if (written === undefined) return null;
  const seats = BigInt(head.get('players') ?? '1');
  const drawn = 1 + Number(await below(key, headLines(LOT, head), seats));
  const agrees = written === String(drawn) && head.get('first') === written;
  return agrees ? drawn : 'wrong';
}

/** How many rolls were made before the table was opened; not a number if the record has none. */
function earlierRolls(head: Map<string, string>): number {
  const written = head.get('dice earlier') ?? '0';
  return /^(0|[1-9]\d*)$/.test(written) ? Number(written) : NaN;
}

/** What of the record is not what this device saw and sent. */
function lieAbout({ head, turns }: Read, { commitment, lot, earlier, salt }: Kept): Fault | null {
  if (head.get('dice commitment') !== commitment) return 'commitment';
  // A record that names more would hide rolls from the check.
  if (earlierRolls(head) !== (earlier ?? 0)) return 'numbers';
  // Only where the game ended before the lot was drawn is there none.
  if (lot && !head.has('dice lot') && turns.length > 0) return 'first';
  if (salt?.stored && head.get(`dice salt ${salt.seat}`) !== salt.value) return 'salt';
  return null;
}

function comparedWith(kept: Kept | null): Compared {
  if (kept === null) return 'nothing';
  return kept.salt?.stored ? 'commitment-and-salt' : 'commitment';
}

/** What is wrong with the falls; null if nothing is. */
async function checkFalls(
  key: CryptoKey,
  lines: string[],
  falls: Fall[],
  numbers: number[],
): Promise<Verdict | null> {
  for (const [index, { turn, action, outcomes }] of falls.entries()) {
    const drawn = await draw(key, [...lines, String(numbers[index])], outcomes);
    if (drawn !== action) return { is: 'wrong', fault: 'roll', turn };
  }
  return null;
}

async function draw(key: CryptoKey, lines: string[], outcomes: Outcome[]): Promise<string> {
  const total = BigInt(outcomes.reduce((sum, { weight }) => sum + weight, 0));
  return choose(Number(await below(key, lines, total)), outcomes);
}

/** A number below the total, each as likely as any other, from a message of these lines. */
async function below(key: CryptoKey, lines: string[], total: bigint): Promise<bigint> {
  for (let counter = 0; ; counter += 1) {
    const message = new TextEncoder().encode([...lines, counter].join('\n'));
    const block = new DataView(await crypto.subtle.sign('HMAC', key, message));
    const bits = block.getBigUint64(0);
    if (bits < ALL - (ALL % total)) return bits % total;
  }
}

function keyOf(seed: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', seed, hash, false, ['sign']);
}

function choose(number: number, outcomes: Outcome[]): string {
  let left = number;
  for (const { action, weight } of outcomes) {
    if (left < weight) return action;
    left -= weight;
  }
  return '';
}

/** Where a mouse can be put by lot. Since rules 2 the cats are set before the mice. */
function forMice(head: Map<string, string>, turns: string[][]): Outcome[] {
  const catsFirst = Number(head.get('rules')) >= 2;
  const taken = catsFirst ? turns.flat().slice(0, 2) : MIDDLE;
  return CELLS.filter(({ action }) => !taken.includes(action));
}

function fallsOf(turns: string[][], forMice: Outcome[]): Fall[] {
  let free = forMice;
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

/** The middle four, where by rules 1 no mouse was put. */
const MIDDLE = ['@h8', '@i8', '@h9', '@i9'];

/** A piece put on each cell of the square, sorted as it is written. */
const CELLS: Outcome[] = [...'abcdefghijklmnop']
  .flatMap((column) => Array.from({ length: 16 }, (_, row) => `@${column}${row + 1}`))
  .sort()
  .map((action) => ({ action, weight: 1 }));

/** What stands in every message of a method before the number of the roll and the counter. */
function headLines(method: string, head: Map<string, string>): string[] {
  const salts = [1, 2, 3, 4, 5, 6].flatMap((seat) => head.get(`dice salt ${seat}`) ?? []);
  return [method, head.get('dice table') ?? '', ...salts];
}

/** A record: its header, and the actions turn by turn. */
type Read = { head: Map<string, string>; turns: string[][] };

function read(record: string): Read {
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
