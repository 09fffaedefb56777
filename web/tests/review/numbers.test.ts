import { describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { chance, loss, luck, mean, turns, written } from '$lib/review/numbers';

const english = (number: ReturnType<typeof turns>) => written(number, 'en');

describe('evaluations for people', () => {
  it('are turns with one decimal', () => {
    expect([210, 0, 1000, 4].map((cost) => english(turns(cost)))).toEqual([
      '2.1',
      '0.0',
      '10.0',
      '0.0',
    ]);
  });

  it('are chances in per cent, and nothing is sure that is not', () => {
    expect([6234, 0, 10_000, 10, 9990, 3, 9999].map((value) => english(chance(value)))).toEqual([
      '62%',
      '0%',
      '100%',
      '0.1%',
      '99.9%',
      '0.1%',
      '99.9%',
    ]);
  });

  it('are losses and luck with a decimal where they are small', () => {
    expect(english(loss(530))).toBe('5.3%');
    expect(english(loss(2345))).toBe('23%');
    expect([-530, 530, 0, -0].map((value) => english(luck(value)))).toEqual([
      '-5.3%',
      '+5.3%',
      '0.0%',
      '0.0%',
    ]);
    expect(english(mean(25 / 6))).toBe('4.2');
  });

  it('are written as the language does, also inside a sentence', () => {
    expect(written(chance(6234), 'de')).toBe('62\u00a0%');
    const say = (language: string, cost: number) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(
        new FluentResource('a = { $n ->\n    [one] { $n } one\n   *[other] { $n } other\n}'),
      );
      return bundle.formatPattern(bundle.getMessage('a')!.value!, { n: turns(cost) });
    };
    expect(say('en', 100)).toBe('1.0 other');
    expect(say('fr', 150)).toBe('1,5 one');
    expect(say('ru', 210)).toBe('2,1 other');
  });
});
