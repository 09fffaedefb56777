import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
const { routeOf } = await import('$lib/router.svelte');

describe('addresses', () => {
  it.each([
    ['/', { page: 'gallery' }],
    ['/g/halma', { page: 'game', id: 'halma' }],
    ['/t/AbC-1_2', { page: 'table', id: 'AbC-1_2' }],
    ['/rules/le-zug', { page: 'rules', id: 'le-zug' }],
    ['/learn/halma', { page: 'learn', id: 'halma' }],
    ['/edit/halma/', { page: 'edit', id: 'halma' }],
    ['/replay', { page: 'replay', id: '' }],
    ['/t/abc/replay', { page: 'replay', id: 'abc' }],
    ['/review', { page: 'review', id: '' }],
    ['/t/abc/review', { page: 'review', id: 'abc' }],
    ['/g/retour/best', { page: 'best', id: 'retour' }],
    ['/settings', { page: 'settings' }],
    ['/puzzles', { page: 'puzzles', id: '' }],
    ['/puzzles/halma', { page: 'puzzles', id: 'halma' }],
    ['/puzzle/halma-12', { page: 'puzzle', id: 'halma-12' }],
    ['/puzzle/today', { page: 'puzzle', id: 'today' }],
    ['/tournaments/new', { page: 'tournament', id: '' }],
    ['/tournament/abc', { page: 'tournament', id: 'abc' }],
    ['/tournament/abc/projector', { page: 'tournament', id: 'abc/projector' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route));

  it.each(['/g', '/g/', '/nothing', '/g/halma/more', '/review/abc', '/toString', '/constructor/x'])(
    '%s is no page',
    (path) => expect(routeOf(path)).toEqual({ page: 'missing' }),
  );
});
