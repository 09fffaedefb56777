// A game is found by any of its names, whatever language the reader speaks.
import { describe, expect, it } from 'vitest';
import { grouped, matching, nameRank } from '$lib/gallery';
import { gameNames } from '$lib/names';
import type { GameInfo } from '$lib/wire';

describe('the search', () => {
  it.each([
    ['malefiz', 'barricade'],
    ['GOMOKU', 'gobang'],
    ['fünf in einer reihe', 'gobang'],
    ['funf in einer reihe', 'gobang'],
    ['Solitär', 'solo-halma'],
    ['dames chinoises', 'chinese-checkers'],
    ['trylma', 'star-halma'],
    ['Уголки', 'halma'],
  ])('finds %s', async (search, id) => {
    const names = await gameNames();
    const games = Object.keys(names).map((one) => ({ id: one, players: [2] }) as GameInfo);
    const found = matching(games, 0, search, (game) => names[game.id] ?? '');
    expect(found.map((game) => game.id)).toContain(id);
    expect(found.length).toBeLessThan(15);
  });

  it.each([
    ['Dames chinoises', 'chinese-checkers'],
    ['Damas chinas', 'chinese-checkers'],
    ['Sternhalma', 'star-halma'],
  ])('shows %s first, which is a name of it in some language', async (search, id) => {
    const names = await gameNames();
    const games = Object.keys(names).map(
      (one) => ({ id: one, players: [2], group: 'star' }) as GameInfo,
    );
    const found = matching(games, 0, search, (game) => names[game.id] ?? '');
    const [first] = grouped(found, (game) => nameRank(search, names[game.id] ?? ''));
    expect(first!.games[0]!.id).toBe(id);
  });
});
