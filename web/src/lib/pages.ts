// The pages, each fetched when it is first wanted.
import type { Component } from 'svelte';
import type { Route } from './router.svelte';
import { need } from './words';

/** A page takes the id that its address names. */
export type Page = Component<{ id: string }>;

/** Pages that are shown by the file of another one; the others have a file of their own name. */
const FILES: Partial<Record<Route['page'], string>> = { best: 'Replay', profile: 'History' };

const fileOf = (page: Route['page']): string =>
  FILES[page] ?? page.charAt(0).toUpperCase() + page.slice(1);

/** Pages that show themselves before the words of a table are here. */
const FEW_WORDS: readonly Route['page'][] = ['gallery', 'game', 'rules', 'settings', 'missing'];
/** Pages with words of their own. */
const PEOPLE: readonly Route['page'][] = [
  'history',
  'profile',
  'privacy',
  'quick',
  'ratings',
  'solutions',
];

const loaders = import.meta.glob<Page>('../pages/*.svelte', { import: 'default' });

/** A page, with the words it needs. */
export async function loadPage(page: Route['page']): Promise<Page> {
  const load = loaders[`../pages/${fileOf(page)}.svelte`] ?? loaders['../pages/Missing.svelte'];
  if (!load) throw new Error(page);
  const words = FEW_WORDS.includes(page)
    ? undefined
    : need(PEOPLE.includes(page) ? 'people' : 'table');
  const [component] = await Promise.all([load(), words]);
  return component;
}
