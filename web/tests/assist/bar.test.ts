import { beforeAll, describe, expect, it } from 'vitest';
import { aloneText, partsOf, partsText } from '../../src/lib/assist/bar';
import { percentText, percentTexts, wholeTurns } from '../../src/lib/assist/figures';
import { need, say } from '../../src/lib/words';
import { LAYOUT, scene, view } from '../table/scenes';
import { judgement } from './judgements';

beforeAll(async () => {
  await need('words');
  await need('table');
});

describe('a chance', () => {
  it('is a whole number of per cent, and only what is certain is none or all', () => {
    expect([6249, 6250, 10, 9990, 0, 10_000].map(percentText)).toEqual([
      '62%',
      '63%',
      '1%',
      '99%',
      '0%',
      '100%',
    ]);
  });

  it('adds up with the others', () => {
    expect(percentTexts([6250, 3750])).toEqual(['63%', '37%']);
    expect(percentTexts([3333, 3333, 3334])).toEqual(['33%', '33%', '34%']);
    expect(percentTexts([9990, 10])).toEqual(['99%', '1%']);
    expect(percentTexts([])).toEqual([]);
  });
});

describe('a cost', () => {
  it('is at least one turn', () => {
    expect([40, 149, 150, 420].map(wholeTurns)).toEqual([1, 1, 2, 4]);
  });
});

describe('the evaluation bar', () => {
  it('has a part for every side, with its colours, signs and chance', () => {
    const parts = partsOf(view(), [6200, 3800], say);
    expect(parts.map(({ name, hue, chance }) => [name, hue, chance])).toEqual([
      ['Red', 'red', 6200],
      ['Green', 'green', 3800],
    ]);
    expect(parts.every(({ looks }) => looks[0]?.sign !== '')).toBe(true);
    expect(partsText(parts, say)).toBe('Red 62%, Green 38%');
  });

  it('names all colours of a side that has several seats', () => {
    const colours = [1, 2, 3, 4].map((seat) => ({
      hue: ['red', 'green', 'blue', 'yellow'][seat - 1]!,
      seat,
      side: 2 - (seat % 2),
    }));
    const seats = [1, 2, 3, 4].map((number) => ({
      ...view().seats[0]!,
      number,
      side: 2 - (number % 2),
    }));
    const teams = view({ layout: { ...LAYOUT, players: 4, colours }, seats });
    expect(partsText(partsOf(teams, [5000, 5000], say), say)).toBe(
      'Red + Blue 50%, Green + Yellow 50%',
    );
  });

  it('says how far it still is for one player, beside the best known solution', () => {
    const alone = view({ layout: { ...LAYOUT, players: 1 }, scene: scene({ turns: 13 }) });
    const far = judgement(null, { chances: [], toGo: 12 });
    expect(partsOf(alone, [], say)).toEqual([]);
    expect(aloneText(alone, far, null, say)).toBe('About 12 turns to go, 25 in all.');
    expect(aloneText(alone, far, { turns: 21 }, say)).toMatch(
      /25 in all\. Best known: 21 turns\.$/,
    );
    const unknown = judgement(null, { chances: [], toGo: null });
    expect(aloneText(alone, unknown, null, say)).toBe("It isn't known how many turns are left.");
  });
});
