import { describe, expect, it } from 'vitest';
import { folded, grouped, matching, nameRank, playerRange } from '$lib/gallery';
import { chairFor, fitted, people, usualChairs, usualPlayers } from '$lib/game/chairs';
import { differing, sentence } from '$lib/game/options';
import type { GameInfo } from '$lib/wire';
import { halma } from './boards';

const game = (id: string, group: GameInfo['group'], players: number[]): GameInfo => ({
  id,
  group,
  players,
  boards: ['square'],
  options: [],
  dice: false,
  figure: false,
  booklet: '',
  section: '',
  layout: halma(),
  best: null,
});

describe('a table for one click', () => {
  it('is for as many as the gallery is filtered for, else for two, else for the fewest', () => {
    const star = game('star-halma', 'star', [2, 3, 4, 5, 6]);
    expect(usualPlayers(star, 5)).toBe(5);
    expect(usualPlayers(star)).toBe(2);
    expect(usualPlayers(game('halma', 'square', [2, 4]), 5)).toBe(2);
    expect(usualPlayers(game('solo', 'alone', [1]), 0)).toBe(1);
  });

  it('is against computers of one level', () => {
    expect(usualChairs(3, 1)).toEqual(['mine', { computer: 1 }, { computer: 1 }]);
    expect(usualChairs(1, 1)).toEqual(['mine']);
  });

  it('knows how many chairs are for people', () => {
    expect(people(['mine', { computer: 3 }, 'open', { computer: 1 }])).toBe(2);
  });
});

describe('the gallery', () => {
  const games = [
    game('halma', 'square', [2, 4]),
    game('würfel', 'other', [2, 3]),
    game('solo', 'alone', [1]),
  ];

  it('finds by words without accents, and by players', () => {
    const find = (players: number, search: string) =>
      matching(games, players, search, ({ id }) => id).map(({ id }) => id);
    expect(find(0, 'WURF')).toEqual(['würfel']);
    expect(find(2, '')).toEqual(['halma', 'würfel']);
    expect(find(4, 'solo')).toEqual([]);
    expect(folded('Größe')).toBe('grosse');
  });

  it('leaves out headings without games', () => {
    expect(grouped(games).map(({ group }) => group)).toEqual(['square', 'alone', 'other']);
  });

  it('puts a game first that is called what is searched for', () => {
    const last = games.filter(({ group }) => group === 'other').at(-1)!;
    const shown = grouped(games, ({ id }) => (id === last.id ? 1 : 0));
    expect(shown.map(({ group }) => group)).toEqual(['other', 'square', 'alone']);
    expect(shown[0]!.games[0]).toBe(last);
  });

  it('tells names of a game from what else people call it', () => {
    const names = 'gobang, gomoku; fünf in einer reihe';
    expect(nameRank('Gomoku', names)).toBe(2);
    expect(nameRank(' Fünf in einer REIHE', names)).toBe(1);
    expect(nameRank('fünf', names)).toBe(0);
    expect(nameRank(' ', `; `)).toBe(0);
  });

  it('says for how many a game is', () => {
    expect(playerRange([2, 3, 4])).toBe('2–4');
    expect(playerRange([2, 4])).toBe('2, 4');
    expect(playerRange([1])).toBe('1');
  });
});

describe('a game before it begins', () => {
  it('keeps people on their chairs when more sit down', () => {
    expect(fitted(['mine', { computer: 5 }], 4)).toEqual([
      'mine',
      { computer: 5 },
      { computer: 5 },
      { computer: 5 },
    ]);
    expect(fitted(['mine', 'open', 'open'], 2)).toEqual(['mine', 'open']);
    expect(chairFor('computer', 2)).toEqual({ computer: 2 });
  });

  it('sends only what differs from the booklet and can be chosen', () => {
    const options = [
      { name: 'blocked', values: ['clear', 'swap'], players: [2] },
      { name: 'places', values: ['first', 'all'], players: [2] },
    ];
    expect(differing(options, { blocked: 'swap', places: 'first', other: 'x' })).toEqual({
      blocked: 'swap',
    });
  });

  it('names the colours that play', () => {
    const say = (key: string, args?: Record<string, string>) =>
      `${key}${args ? `(${args['colours']})` : ''}`;
    expect(sentence('playing', 'red+blue', say, (words) => words.join(' & '))).toBe(
      'option-playing(hue-red & hue-blue)',
    );
    expect(sentence('blocked', 'swap', say, String)).toBe('option-blocked-swap');
  });
});
