// A record that belongs to an entry of the browser's history.
import { beforeEach, expect, it, vi } from 'vitest';

const browser = vi.hoisted(() => ({ state: null as unknown, went: '' }));
vi.stubGlobal('history', {
  get state() {
    return browser.state;
  },
  replaceState: (state: unknown) => (browser.state = state),
});
vi.mock('$lib/router.svelte', () => ({
  go: (path: string) => {
    browser.went = path;
    browser.state = null;
  },
}));
const { keepHere, openWith, recordHere } = await import('$lib/review/handed');

beforeEach(() => (browser.state = null));

it('a page has no record of another page', () => {
  expect(recordHere()).toBeNull();
  keepHere('a record');
  expect(recordHere()).toBe('a record');
});

it('a page is opened with a record', () => {
  openWith('/review', 'a record');
  expect([browser.went, recordHere()]).toEqual(['/review', 'a record']);
});

it('what else the entry holds stays', () => {
  browser.state = { other: 1 };
  keepHere('a record');
  expect(browser.state).toEqual({ other: 1, record: 'a record' });
});
