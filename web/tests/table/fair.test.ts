// The same records that the two other checkers are tested with.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDice, verdictText } from '../../src/lib/table/fair';
import { keptAfter, owedSeat, type Kept } from '../../src/lib/table/kept';
import { scene, view } from './scenes';

const record = (name: string) =>
  readFileSync(new URL(`../../../crates/table/tests/fair/${name}.txt`, import.meta.url), 'utf8');

describe('dice', () => {
  it.each(['barricade', 'rakado', 'dice-halma', 'cat-and-mouse', 'cat-and-mouse-2'])(
    'of %s are right',
    async (name) => {
      const text = record(name);
      const numbers = /^dice numbers: (.*)$/m.exec(text)?.[1]?.split(' ').length;
      const right = { is: 'right', rolls: numbers, earlier: 0, first: null, compared: 'nothing' };
      expect(await checkDice(text, null)).toEqual(right);
    },
  );

  const text = record('barricade');

  it.each([
    ['another seed', text.replace(/dice seed: 05/, 'dice seed: 06'), 'promise'],
    ['a roll that is missing', text.replace(/ d3 yard-e1/, ' yard-e1'), 'numbers'],
    ['numbers that fall', text.replace('dice numbers: 1 2', 'dice numbers: 2 1'), 'numbers'],
    ['another roll', text.replace('1. d1 d6', '1. d1 d5'), 'roll'],
    ['another table', text.replace('dice table: barricade-5', 'dice table: barricade-6'), 'roll'],
    ['another salt', text.replace('dice salt 2: b2', 'dice salt 2: b3'), 'roll'],
  ])('with %s are wrong', async (_, changed, fault) => {
    expect(changed).not.toBe(text);
    expect(await checkDice(changed, null)).toMatchObject({ is: 'wrong', fault });
  });

  it('cannot be checked before the seed is told', async () => {
    const sealed = text.replace(/^dice seed: .*\n/m, '');
    expect(await checkDice(sealed, null)).toEqual({ is: 'sealed' });
  });
});

// A server that lies: a whole record of its own making, which agrees with itself.

const SEED = Buffer.alloc(32, 7);
const COMMITMENT = createHash('sha256').update(SEED).digest('hex');
const SALTS = ['11'.repeat(32), '22'.repeat(32)];

/** A record of one roll with this seed and these salts, all of it right. */
function recordOf(seed: Buffer, salts: string[]): string {
  const message = ['spielhof-roll-1', 'table', ...salts, '1', '0'].join('\n');
  const block = createHmac('sha256', seed).update(message).digest();
  const face = (block.readBigUInt64BE(0) % 6n) + 1n;
  return [
    'game: barricade',
    'dice table: table',
    `dice commitment: ${createHash('sha256').update(seed).digest('hex')}`,
    ...salts.map((salt, index) => `dice salt ${index + 1}: ${salt}`),
    `dice seed: ${seed.toString('hex')}`,
    'dice numbers: 1',
    'actions:',
    `1. d${face}`,
    '',
  ].join('\n');
}

describe('a record', () => {
  const kept: Kept = {
    commitment: COMMITMENT,
    lot: false,
    salt: { seat: 2, value: SALTS[1]!, stored: true },
  };

  it('that is what this device saw and sent is right', async () => {
    const compared = 'commitment-and-salt';
    const verdict = { is: 'right', rolls: 1, earlier: 0, first: null, compared };
    expect(await checkDice(recordOf(SEED, SALTS), kept)).toEqual(verdict);
  });

  it.each([
    ['another commitment', recordOf(Buffer.alloc(32, 8), SALTS), 'commitment'],
    ['another salt', recordOf(SEED, [SALTS[0]!, '33'.repeat(32)]), 'salt'],
    ['no salt of this device', recordOf(SEED, [SALTS[0]!]), 'salt'],
    ['no dice at all', 'game: barricade\nactions:\n', 'commitment'],
  ])('with %s is a lie, although it agrees with itself', async (_, record, fault) => {
    expect(await checkDice(record, kept)).toEqual({ is: 'wrong', fault });
    const said = verdictText({ is: 'wrong', fault: fault as 'salt' }, (key) => key, String);
    expect(said).toBe(`fair-wrong-${fault}`);
  });

  it('is not blamed for a salt that never arrived', async () => {
    const unsent: Kept = { ...kept, salt: { seat: 2, value: '44'.repeat(32), stored: false } };
    const verdict = { is: 'right', rolls: 1, earlier: 0, first: null, compared: 'commitment' };
    expect(await checkDice(recordOf(SEED, SALTS), unsent)).toEqual(verdict);
  });
});

describe('the lot that decides who begins', () => {
  const drawn = readFileSync(
    new URL('../../../crates/table/tests/lot/halma.txt', import.meta.url),
    'utf8',
  );
  const commitment = /^dice commitment: (.*)$/m.exec(drawn)![1]!;
  const kept: Kept = {
    commitment,
    lot: true,
    salt: { seat: 2, value: 'b2'.repeat(32), stored: true },
  };

  it('is right', async () => {
    const verdict = await checkDice(drawn, kept);
    const compared = 'commitment-and-salt';
    expect(verdict).toEqual({ is: 'right', rolls: 0, earlier: 0, first: 2, compared });
    const said = verdictText(verdict, (key) => key, String);
    expect(said).toBe('fair-first fair-compared');
  });

  it.each([
    ['another first seat', drawn.replace(/^first: 2$/m, 'first: 1')],
    ['another lot', drawn.replace('dice lot: 2', 'dice lot: 1')],
    ['no lot', drawn.replace('dice lot: 2\n', '')],
  ])('is wrong with %s', async (_, changed) => {
    expect(changed).not.toBe(drawn);
    expect(await checkDice(changed, kept)).toEqual({ is: 'wrong', fault: 'first' });
  });
});

describe('a copied game', () => {
  const text = readFileSync(
    new URL('../../../crates/table/tests/copied/barricade.txt', import.meta.url),
    'utf8',
  );
  const commitment = /^dice commitment: (.*)$/m.exec(text)![1]!;
  const kept: Kept = { commitment, lot: false, earlier: 13, salt: null };

  it('is right where its later rolls are', async () => {
    const verdict = await checkDice(text, kept);
    const right = { is: 'right', rolls: 8, earlier: 13, first: null, compared: 'commitment' };
    expect(verdict).toEqual(right);
    const said = verdictText(verdict, (key, args) => `${key} ${args?.['rolls'] ?? ''}`, String);
    expect(said).toContain('fair-right 8 fair-earlier 13');
  });

  it.each([
    ['another later roll', text.replace('\n20. d4', '\n20. d5'), 'roll'],
    ['another first later roll', text.replace('\n13. d5', '\n13. d2'), 'roll'],
    ['more earlier rolls', text.replace('earlier: 13', 'earlier: 14'), 'numbers'],
    ['fewer earlier rolls', text.replace('earlier: 13', 'earlier: 12'), 'numbers'],
    ['no earlier rolls', text.replace('dice earlier: 13\n', ''), 'numbers'],
    ['too many earlier rolls', text.replace('earlier: 13', 'earlier: 999'), 'numbers'],
    ['no number of earlier rolls', text.replace('earlier: 13', 'earlier: many'), 'numbers'],
  ])('with %s is wrong', async (_, changed, fault) => {
    expect(changed).not.toBe(text);
    expect(await checkDice(changed, null)).toMatchObject({ is: 'wrong', fault });
  });

  it('may not call more rolls earlier than this device was shown', async () => {
    const hidden = text
      .replace('earlier: 13', 'earlier: 15')
      .replace('dice numbers: 1 2 3', 'dice numbers: 3');
    expect(await checkDice(hidden, null)).toMatchObject({ is: 'right', earlier: 15 });
    expect(await checkDice(hidden, kept)).toEqual({ is: 'wrong', fault: 'numbers' });
  });

  it('of another table is none for a device that saw no earlier rolls', async () => {
    const before: Kept = { commitment, lot: false, salt: null };
    expect(await checkDice(text, before)).toEqual({ is: 'wrong', fault: 'numbers' });
  });
});

describe('what a device keeps', () => {
  const seat = (number: number, yours: boolean) => ({
    number,
    side: number,
    holder: 'person' as const,
    name: '',
    level: null,
    standIn: false,
    hinted: false,
    avatar: 0,
    player: '',
    here: true,
    yours,
  });
  const fair = { commitment: COMMITMENT, dice: true, lot: false, seeds: ['', ''], revealed: null };
  const at = (waits: 'seeds' | 'over', yours: boolean, owed: number[] = []) =>
    view({ fair, seats: [seat(1, false), seat(2, yours)], scene: scene({ waits, owed }) });

  it('is the first commitment, whatever is shown later', () => {
    const first = keptAfter(null, at('seeds', true));
    expect(first).toEqual({ commitment: COMMITMENT, lot: false, earlier: 0, salt: null });
    const later = { ...at('seeds', true), fair: { ...fair, commitment: 'other' } };
    expect(keptAfter(first, later)).toBe(first);
  });

  it('is its salt, unless the seat goes to somebody else before the first roll', () => {
    const salt = { seat: 2, value: 'aa', stored: true };
    const kept: Kept = { commitment: COMMITMENT, lot: false, salt };
    expect(keptAfter(kept, at('seeds', true))).toBe(kept);
    expect(keptAfter(kept, at('seeds', false))).toEqual({ ...kept, salt: null });
    expect(keptAfter(kept, at('over', false))).toBe(kept);
  });

  it('is its salt for good once the lot is drawn', () => {
    const salt = { seat: 2, value: 'aa', stored: true };
    const kept: Kept = { commitment: COMMITMENT, lot: true, salt };
    const gone = { ...at('seeds', false), fair: { ...fair, dice: false, lot: true } };
    expect(keptAfter(kept, { ...gone, terms: { ...gone.terms, first: 2 } })).toBe(kept);
    const undrawn = { ...gone, terms: { ...gone.terms, first: 0 } };
    expect(keptAfter(kept, undrawn)).toEqual({ ...kept, salt: null });
  });

  it('is its salt only until a roll was made here, not elsewhere', () => {
    const salt = { seat: 2, value: 'aa', stored: true };
    const kept: Kept = { commitment: COMMITMENT, lot: false, earlier: 1, salt };
    const gone = at('seeds', false);
    const roll = { seat: 1, action: 'd3', dice: true, goesOn: false, way: null, effects: [] };
    const copied = { ...gone, moves: [roll], terms: { ...gone.terms, earlier: 1 } };
    expect(keptAfter(null, copied)).toEqual({ ...kept, salt: null });
    expect(keptAfter(kept, copied)).toEqual({ ...kept, salt: null });
    expect(keptAfter(kept, { ...copied, moves: [roll, roll] })).toBe(kept);
  });

  it('is known to have arrived when the server shows it', () => {
    const salt = { seat: 2, value: 'aa', stored: false };
    const shown = { ...at('seeds', true), fair: { ...fair, seeds: ['', 'aa'] } };
    const kept: Kept = { commitment: COMMITMENT, lot: false, salt };
    expect(keptAfter(kept, shown)?.salt?.stored).toBe(true);
  });

  it('is asked for again when a seat of mine owes a salt', () => {
    expect(owedSeat(at('seeds', true, [1, 2]))).toBe(2);
    expect(owedSeat(at('seeds', false, [1, 2]))).toBe(null);
    expect(owedSeat(at('seeds', true, [1]))).toBe(null);
  });
});
