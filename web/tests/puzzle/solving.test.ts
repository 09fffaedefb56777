// A puzzle that is solved: with what the server answers, hints, and what is kept.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move, NewPuzzleTry, PuzzleTried, Verdict } from '$lib/wire';
import { useStorage } from '../learn/storage';
import { BOARD, CHOICES, HIT, LAYOUT, STEP, scene } from '../table/scenes';

const asked = vi.hoisted(() => [] as { wish: NewPuzzleTry; answer: (one: unknown) => void }[]);
const announced = vi.hoisted(() => [] as string[]);
vi.mock('$lib/puzzle/requests', () => ({
  faultsOf: () => [{ key: 'error-unreachable' }],
  tryPuzzle: (wish: NewPuzzleTry) =>
    new Promise((resolve) => asked.push({ wish, answer: resolve })),
}));
vi.mock('$lib/announce.svelte', () => ({ announce: (text: string) => announced.push(text) }));
vi.mock('$lib/words', async (original) => ({
  ...(await original<object>()),
  say: (key: string, args = {}) => [key, ...Object.values(args)].join(' '),
  saidText: ({ key, args = {} }: { key: string; args?: object }) =>
    [key, ...Object.values(args)].join(' '),
}));
vi.stubGlobal('navigator', { languages: ['en'] });
const { Solving } = await import('$lib/puzzle/solving.svelte');
const { outcomeText } = await import('$lib/puzzle/text');
const { progress } = await import('$lib/puzzle/progress');

const PUZZLE = { id: 'game-1', turns: 2, difficulty: 1, solutions: 1, record: 'game: game\n' };
const REPLY: Move = { ...HIT, seat: 2, action: 'e1-d1', effects: [] };

const stands = (moves: Move[], verdict: Verdict = 'open', left = 1): PuzzleTried => ({
  replay: {
    layout: LAYOUT,
    notes: [],
    moves,
    scenes: Array.from({ length: moves.length + 1 }, (_, event) => scene({ event })),
    outcome: null,
  },
  choices: verdict === 'open' ? CHOICES : null,
  seat: 1,
  verdict,
  left,
  hint: null,
});

async function answer(one: PuzzleTried): Promise<void> {
  asked.at(-1)!.answer(one);
  await vi.advanceTimersByTimeAsync(0);
}

let solving: InstanceType<typeof Solving>;

beforeEach(async () => {
  vi.useFakeTimers();
  useStorage();
  asked.splice(0);
  announced.splice(0);
  solving = new Solving(PUZZLE, [BOARD], null);
  void solving.trial.open();
  await answer(stands([], 'open', 2));
});

describe('a puzzle', () => {
  it('is asked about with its record and all that was done', async () => {
    expect(asked[0]!.wish).toEqual({ record: PUZZLE.record, turns: 2, actions: [] });
    void solving.trial.act('a1-b1');
    await answer(stands([STEP, REPLY]));
    void solving.trial.act('b1-c1');
    expect(asked.at(-1)!.wish.actions).toEqual(['a1-b1', 'e1-d1', 'b1-c1']);
    expect(solving.left).toBe(1);
  });

  it('is solved at the first try', async () => {
    void solving.trial.act('a1-b1');
    await answer(stands([STEP], 'solved', 1));
    expect(outcomeText(solving)).toBe('puzzle-page-solved-first');
    expect(announced.at(-1)).toBe('puzzle-page-solved-first');
    expect(progress()).toMatchObject({ results: { 'game-1': 'first' }, run: 1 });
  });

  it('is missed: the answer is told, and the next try is a second one', async () => {
    void solving.trial.act('a1-b1');
    await answer(stands([STEP, REPLY], 'missed', 1));
    expect(solving.reply).toEqual([REPLY]);
    expect(outcomeText(solving)).toMatch(/^puzzle-page-answer .*e1.*d1.* puzzle-page-missed 2$/);
    expect(solving.misses).toBe(1);
    solving.trial.restart();
    void solving.trial.act('a1-c1');
    await answer(stands([STEP], 'solved', 1));
    expect(outcomeText(solving)).toBe('puzzle-page-solved');
    expect(progress()).toMatchObject({ results: { 'game-1': 'later' }, run: 0 });
    // Who comes back to it knows the answer.
    expect(new Solving(PUZZLE, [BOARD], null).clean).toBe(false);
  });

  it('is over when no turn is left', async () => {
    void solving.trial.act('a1-b1');
    await answer(stands([STEP], 'missed', 0));
    expect(outcomeText(solving)).toBe('puzzle-page-no-turn');
  });

  it('says what it asks for', async () => {
    expect([solving.taskOf(false), solving.taskOf(true)]).toEqual(['win', 'dice']);
    const alone = new Solving(PUZZLE, [BOARD], null);
    void alone.trial.open();
    const one = stands([]);
    await answer({ ...one, replay: { ...one.replay, layout: { ...LAYOUT, players: 1 } } });
    expect(alone.taskOf(false)).toBe('alone');
  });
});

describe('a hint', () => {
  const hinted = { ...stands([], 'open', 2), hint: { ...STEP, action: 'a1-b1', way: null } };

  it('names the piece, then the move, and then it is played', async () => {
    void solving.help();
    expect(asked.at(-1)!.wish).toMatchObject({ actions: [], hint: true });
    await answer(hinted);
    expect(solving.hint).toMatchObject({ step: 'piece', way: { cells: [0] } });
    expect(announced.at(-1)).toBe('hint-piece a1');
    void solving.help();
    expect(solving.hint).toMatchObject({ step: 'move', way: { cells: [0, 1] } });
    void solving.help();
    expect(asked.at(-1)!.wish.actions).toEqual(['a1-b1']);
    await answer(stands([STEP], 'solved', 1));
    expect([solving.hint, solving.hints]).toEqual([null, 1]);
    expect(outcomeText(solving)).toBe('puzzle-page-solved-hints');
    expect(progress().results).toEqual({ 'game-1': 'later' });
  });

  it('is of no use any more when something else was done', async () => {
    void solving.help();
    const late = asked.at(-1)!;
    void solving.trial.act('a1-b1');
    await answer(stands([STEP, REPLY]));
    late.answer(hinted);
    await vi.advanceTimersByTimeAsync(0);
    expect([solving.hint, solving.hints]).toEqual([null, 0]);
  });

  it('that there is none of is said', async () => {
    void solving.help();
    await answer(stands([], 'open', 2));
    expect(solving.trial.note?.said.key).toBe('puzzle-page-no-hint');
    expect(progress().results).toEqual({});
  });
});
