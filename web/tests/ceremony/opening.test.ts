import { describe, expect, it } from 'vitest';
import { openingLines, openingRolls } from '../../src/lib/ceremony/opening';
import type { Move, TableView } from '../../src/lib/wire';
import { scene, STEP, view } from '../table/scenes';

const SEATS = ['', 'Red', 'Blue', 'Green'];
const speech = {
  who: (seat: number) => SEATS[seat]!,
  say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' | '),
};

/** A roll for the beginning goes on with no turn: none has begun. */
const roll = (seat: number, die: number): Move => ({
  seat,
  action: `d${die}`,
  dice: true,
  goesOn: true,
  way: null,
  effects: [],
});

function table(rolls: [number, number][], turn: number, opening: boolean): TableView {
  const fields: [string, string][] = opening ? [['stage', 'opening']] : [['stage', 'move']];
  return view({
    moves: rolls.map(([seat, die]) => roll(seat, die)),
    scene: scene({ turn, fields, waits: opening ? 'dice' : 'seat' }),
  });
}

const texts = (told: TableView) => openingLines(told, speech).map(({ text }) => text);

describe('rolls for the beginning', () => {
  it('are announced before the first', () => {
    expect(texts(table([], 1, true))).toEqual(['opening-roll']);
  });

  it('stand in a line that grows', () => {
    const lines = openingLines(table([[1, 5]], 2, true), speech);
    expect(lines).toEqual([{ text: 'Red 5', done: false }]);
  });

  it('that tie are rolled again', () => {
    const tied = table(
      [
        [1, 5],
        [2, 5],
        [3, 1],
      ],
      1,
      true,
    );
    expect(texts(tied)).toEqual(['opening-again | Red 5, Blue 5, Green 1']);
  });

  it('say who begins', () => {
    const decided = table(
      [
        [1, 5],
        [2, 5],
        [1, 2],
        [2, 6],
      ],
      2,
      false,
    );
    expect(texts(decided)).toEqual([
      'opening-again | Red 5, Blue 5',
      'opening-begins | Red 2, Blue 6 | Blue',
    ]);
  });

  it('are over with the first turn', () => {
    const decided = table([[1, 6]], 1, false);
    expect(texts({ ...decided, moves: [...decided.moves, STEP] })).toEqual([]);
  });

  it('are no rolls of a turn', () => {
    expect(openingRolls([{ ...roll(1, 4), goesOn: false }])).toEqual([]);
  });
});

describe('a lot', () => {
  const fair = { commitment: '', dice: false, lot: true, seeds: [], revealed: null };

  it('is told until the first move', () => {
    const drawn = view({ fair, terms: { ...view().terms, first: 2 } });
    expect(texts(drawn)).toEqual(['opening-lot | Red, Blue | Blue']);
    expect(texts({ ...drawn, moves: [STEP] })).toEqual([]);
  });

  it('is not told before it is drawn, nor where nothing is drawn', () => {
    expect(texts(view({ fair, terms: { ...view().terms, first: 0 } }))).toEqual([]);
    expect(texts(view())).toEqual([]);
  });
});
