// The same records that the two other checkers are tested with.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDice } from '../../src/lib/table/fair';

const record = (name: string) =>
  readFileSync(new URL(`../../../crates/table/tests/fair/${name}.txt`, import.meta.url), 'utf8');

describe('dice', () => {
  it.each(['barricade', 'rakado', 'dice-halma', 'cat-and-mouse'])(
    'of %s are right',
    async (name) => {
      const text = record(name);
      const numbers = /^dice numbers: (.*)$/m.exec(text)?.[1]?.split(' ').length;
      expect(await checkDice(text)).toEqual({ is: 'right', rolls: numbers });
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
    expect(await checkDice(changed)).toMatchObject({ is: 'wrong', fault });
  });

  it('cannot be checked before the seed is told', async () => {
    expect(await checkDice(text.replace(/^dice seed: .*\n/m, ''))).toEqual({ is: 'sealed' });
  });
});
