// Every page of the app, and a board of every kind with something to see on it.
import type { Guest } from './hall.ts';
import type { Plan } from '../src/lib/wire.ts';
import { PUZZLES } from './solver.ts';

/** A page by its name. */
export interface Place {
  name: string;
  path: string;
  /** What is there when the page is complete, where that takes longer than its heading. */
  ready?: string;
}

/** Boards as they look in the middle of a game. */
export const TABLES: Record<string, Plan> = {
  square: { game: 'halma', players: 4 },
  star: { game: 'chinese-checkers', players: 6 },
  'small-square': { game: 'dutch-halma', players: 2 },
  points: { game: 'le-zug', players: 2 },
  cross: { game: 'solo-halma', players: 1 },
  barricade: { game: 'barricade', players: 4 },
};

/** One table on every board. */
export async function tables(person: Guest): Promise<Place[]> {
  const all: Place[] = [];
  for (const [name, plan] of Object.entries(TABLES)) {
    const { table } = await person.table(plan);
    all.push({ name: `table-${name}`, path: `/t/${table}` });
  }
  return all;
}

/** A table that waits for a friend, one that is over, its replay and its review. */
export async function specials(person: Guest): Promise<Place[]> {
  const chairs = ['mine' as const, 'open' as const];
  const waiting = await person.table({ game: 'star-halma', players: 2 }, { chairs, chat: true });
  const page = await person.context.newPage();
  const { table } = await person.table({
    game: 'gobang',
    players: 2,
    setup: 'turn: 1\n8 . . 1 1 . 1 1 . . . . . . . . .',
  });
  await page.goto(`/t/${table}`);
  await page.locator('[data-cell="e8"][data-target]').click();
  await page.locator('#result-headline').waitFor();
  await page.close();
  return [
    { name: 'table-waiting', path: `/t/${waiting.table}#${waiting.invite}` },
    { name: 'table-over', path: `/t/${table}` },
    { name: 'replay', path: `/t/${table}/replay` },
    { name: 'review', path: `/t/${table}/review` },
  ];
}

/** Pages without a table. */
export const PAGES: Place[] = [
  { name: 'gallery', path: '/' },
  { name: 'game', path: '/g/barricade' },
  { name: 'game-star', path: '/g/chinese-checkers' },
  { name: 'rules', path: '/rules/barricade', ready: '#section-end' },
  { name: 'rules-star', path: '/rules/chinese-checkers', ready: '#section-end' },
  { name: 'learn', path: '/learn/barricade', ready: '.deeds' },
  { name: 'learn-square', path: '/learn/halma', ready: '.deeds' },
  { name: 'settings', path: '/settings' },
  { name: 'history', path: '/history' },
  { name: 'privacy', path: '/privacy' },
  { name: 'quick', path: '/quick' },
  { name: 'edit', path: '/edit/meeting-point' },
  { name: 'replay-upload', path: '/replay' },
  { name: 'review-upload', path: '/review' },
  { name: 'puzzles', path: '/puzzles', ready: '.games' },
  { name: 'puzzle', path: `/puzzle/${PUZZLES[0]!.id}`, ready: '.deeds' },
  { name: 'tournament-new', path: '/tournaments/new', ready: 'form' },
  { name: 'missing', path: '/nowhere' },
];
