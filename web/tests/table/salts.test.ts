import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Wish } from '../../src/lib/table/connection';
import { faultOfDice } from '../../src/lib/table/dicecheck';
import { recallKept } from '../../src/lib/table/kept';
import { Salts } from '../../src/lib/table/salts';
import type { TableState } from '../../src/lib/table/state.svelte';
import type { Fair } from '../../src/lib/wire';
import { readFileSync } from 'node:fs';
import { scene } from './scenes';
import { stateOf } from './states';

const FAIR: Fair = { commitment: 'cafe', seeds: ['', ''], dice: true, lot: false, revealed: null };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

/** Salts whose commands a test answers. */
function saltsOf(table: TableState) {
  const sent: { wish: Wish; answer: (say: 'done' | 'refused') => Promise<void> }[] = [];
  let drawn = 0;
  const send = (wish: Wish) =>
    new Promise<Answer>((answered) => {
      const answer = async (say: 'done' | 'refused') => {
        answered({ say, id: '', why: { key: 'refusal-over' } } as Answer);
        await Promise.resolve();
      };
      sent.push({ wish, answer });
    });
  const salts = new Salts(table, send, () => `random${++drawn}`);
  return { salts, sent };
}

const owing = () => stateOf({ fair: FAIR, scene: scene({ owed: [1] }) });

describe('salts', () => {
  it('are sent once when one is wanted, and count once the server has them', async () => {
    const table = owing();
    const { salts, sent } = saltsOf(table);
    salts.update();
    salts.update();
    expect(sent.map(({ wish }) => wish)).toEqual([{ say: 'seed', seed: 'random1' }]);
    expect(table.kept?.salt).toEqual({ seat: 1, value: 'random1', stored: false });
    await sent[0]!.answer('done');
    expect(table.kept?.salt?.stored).toBe(true);
    expect(recallKept('table')).toEqual(table.kept);
  });

  it('are the same after a refresh', () => {
    saltsOf(owing()).salts.update();
    const { salts, sent } = saltsOf(owing());
    salts.update();
    expect(sent[0]?.wish).toEqual({ say: 'seed', seed: 'random1' });
  });

  it('are not sent again after a refusal', async () => {
    const { salts, sent } = saltsOf(owing());
    salts.update();
    await sent[0]!.answer('refused');
    salts.update();
    expect(sent).toHaveLength(1);
  });

  it('are not sent for the seat of somebody else, but what is shown is kept', () => {
    const table = stateOf({ fair: FAIR, scene: scene({ owed: [2] }) });
    const { salts, sent } = saltsOf(table);
    salts.update();
    expect(sent).toEqual([]);
    expect(table.kept).toEqual({ commitment: 'cafe', lot: false, earlier: 0, salt: null });
  });

  it('keep nothing where nothing is drawn', () => {
    const table = stateOf();
    saltsOf(table).salts.update();
    expect([table.kept, stored.size]).toEqual([null, 0]);
  });
});

describe('the check at the end', () => {
  const folder = '../../../crates/table/tests/fair/barricade.txt';
  const record = readFileSync(new URL(folder, import.meta.url), 'utf8');
  const changed = record.replace('1. d1 d6', '1. d1 d5');

  it('finds nothing in a right record', async () => {
    expect(
      await faultOfDice(
        async () => record,
        () => null,
      ),
    ).toBeNull();
  });

  it('names what is wrong and where', async () => {
    const fault = await faultOfDice(
      async () => changed,
      () => null,
    );
    expect(fault).toEqual({ key: 'fair-wrong-roll', args: { turn: expect.any(Number) } });
    expect(fault?.args?.['turn']).toBeGreaterThan(0);
  });

  it('compares the record with what was kept', async () => {
    const kept = { commitment: 'another', lot: false, salt: null };
    const fault = await faultOfDice(
      async () => record,
      () => kept,
    );
    expect(fault?.key).toBe('fair-wrong-commitment');
  });

  it('says nothing where the record cannot be fetched', async () => {
    expect(
      await faultOfDice(
        () => Promise.reject(new Error()),
        () => null,
      ),
    ).toBeNull();
  });
});
