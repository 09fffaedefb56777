import { describe, expect, it } from 'vitest';
import { tellHappening, type Telling } from '../../src/lib/table/happenings';
import { soundOf } from '../../src/lib/table/sounds';
import type { Happening } from '../../src/lib/wire';
import { need, say } from '../../src/lib/words';
import { HIT, STEP } from './scenes';

const keys: Telling = {
  who: (seat) => `seat ${seat}`,
  say: (key, args) => `${key} ${JSON.stringify(args ?? {})}`,
};

const TOLD: [Happening, string | null][] = [
  [{ what: 'began' }, 'told-began {}'],
  [{ what: 'sat', seat: 2 }, 'told-sat {"who":"seat 2"}'],
  [{ what: 'drawn', seat: 1 }, 'told-drawn {"who":"seat 1"}'],
  [{ what: 'withheld', seat: 1 }, 'told-withheld {"who":"seat 1"}'],
  [{ what: 'timeUp', seat: 1 }, 'told-time-up {"who":"seat 1"}'],
  [{ what: 'resigned', seat: 1 }, 'told-resigned {"who":"seat 1"}'],
  [{ what: 'stoodIn', seat: 1, level: 2 }, 'told-stood-in {"who":"seat 1"}'],
  [{ what: 'cameBack', seat: 1 }, 'told-came-back {"who":"seat 1"}'],
  [{ what: 'tookBack', seat: 1, actions: 3 }, 'told-took-back {"who":"seat 1","count":3}'],
  [{ what: 'asked', seat: 2, kind: 'draw' }, 'offer-draw {"who":"seat 2"}'],
  [{ what: 'answered', seat: 2, yes: false }, 'told-declined {"who":"seat 2"}'],
  [{ what: 'answered', seat: 2, yes: true }, null],
  // A move is told with what came of it, elsewhere.
  [{ what: 'acted', moved: STEP }, null],
  [{ what: 'seeded', seat: 1, seed: 'ab' }, null],
];

describe('what happened', () => {
  it.each(TOLD)('%o', (happening, sentence) => {
    expect(tellHappening(happening, keys)).toBe(sentence);
  });

  it('has a sentence for everything that is told', async () => {
    await need('words');
    await need('table');
    for (const [happening, sentence] of TOLD) {
      const told = tellHappening(happening, { who: () => 'Anna', say });
      if (sentence === null) expect(told).toBeNull();
      else expect(told, happening.what).not.toBe(sentence.split(' ')[0]);
    }
  });
});

describe('the sound of a move', () => {
  it('tells dice, hits and steps apart', () => {
    expect(soundOf({ ...STEP, dice: true, effects: [] })).toBe('dice');
    expect(soundOf(HIT)).toBe('take');
    expect(soundOf(STEP)).toBe('click');
  });
});
