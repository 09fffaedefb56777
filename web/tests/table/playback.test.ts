import { describe, expect, it, vi } from 'vitest';
import type { BoardHandle } from '../../src/lib/board/contract';
import { MOST_SHOWN, Playback } from '../../src/lib/table/playback';
import { begin } from '../../src/lib/table/reduce';
import type { TableState } from '../../src/lib/table/state.svelte';
import { extended, shortened } from '../../src/lib/table/timeline';
import type { Move } from '../../src/lib/wire';
import { CHOICES, HIT, STEP, scene } from './scenes';
import { stateOf } from './states';

/** A board whose flights a test ends. */
class SlowBoard implements BoardHandle {
  shown: string[] = [];
  #land: (() => void)[] = [];

  animate(moves: Move[]): Promise<void> {
    this.shown.push(...moves.map(({ action }) => action));
    return new Promise((landed) => this.#land.push(landed));
  }

  finish(): void {
    for (const land of this.#land.splice(0)) land();
  }

  focusCell(): void {}

  /** All pieces land, and what waits for that goes on. */
  async land(): Promise<void> {
    this.finish();
    await new Promise((done) => setTimeout(done));
  }
}

function playing(table: TableState) {
  const [board, settle] = [new SlowBoard(), vi.fn()];
  const playback = new Playback(table, settle);
  playback.useBoard(board);
  return { table, board, settle, playback };
}

/** The server tells more moves. */
function told(table: TableState, ...moves: Move[]): void {
  const view = table.view!;
  table.known = begin({ ...view, moves: [...view.moves, ...moves] }, 0);
  for (const move of moves) table.timeline = extended(table.timeline, move);
}

describe('moves', () => {
  it('are shown one after the other', async () => {
    const { table, board, settle, playback } = playing(stateOf());
    told(table, STEP, HIT);
    const done = playback.run();
    expect([board.shown, table.at]).toEqual([['a1-b1'], 0]);
    await board.land();
    expect([board.shown, table.at]).toEqual([['a1-b1', 'b1-e1'], 1]);
    expect(settle).not.toHaveBeenCalled();
    await board.land();
    await done;
    expect(table.current).toBe(true);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('that come during a flight follow it', async () => {
    const { table, board, playback } = playing(stateOf());
    told(table, STEP);
    void playback.run();
    told(table, HIT);
    await playback.run();
    expect(board.shown).toEqual(['a1-b1']);
    await board.land();
    expect(board.shown).toEqual(['a1-b1', 'b1-e1']);
  });

  it('are not shown where there are too many', async () => {
    const { table, board, playback } = playing(stateOf());
    told(table, ...Array.from({ length: MOST_SHOWN + 1 }, () => STEP));
    await playback.run();
    expect(board.shown).toEqual([]);
    expect(table.current).toBe(true);
  });

  it('are not shown while looking back', async () => {
    const { table, board, playback } = playing(stateOf({ moves: [STEP] }));
    playback.lookAt(0);
    told(table, HIT);
    await playback.run();
    expect(board.shown).toEqual([]);
    expect(table.at).toBe(0);
  });

  it('that are taken back during their flight are not counted', async () => {
    const { table, board, playback } = playing(stateOf());
    told(table, STEP);
    const done = playback.run();
    table.known = begin({ ...table.view!, moves: [] }, 0);
    table.timeline = shortened(table.timeline, 0);
    await board.land();
    await done;
    expect(table.at).toBe(0);
    expect(table.current).toBe(true);
  });

  it('are shown no longer once the page was left', async () => {
    const { table, board, playback } = playing(stateOf());
    told(table, STEP, HIT);
    void playback.run();
    playback.close();
    await board.land();
    expect(board.shown).toEqual(['a1-b1']);
  });
});

describe('catching up', () => {
  it('ends the flights where I can act', () => {
    const { table, board, settle, playback } = playing(
      stateOf({ scene: scene({ choices: CHOICES }) }),
    );
    told(table, STEP, HIT);
    const finish = vi.spyOn(board, 'finish');
    playback.catchUp();
    expect(finish).toHaveBeenCalledTimes(1);
    expect(table.current).toBe(true);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('leaves the flights alone where I cannot act', () => {
    const { table, board, playback } = playing(stateOf({ scene: scene({ turn: 2 }) }));
    told(table, STEP);
    const finish = vi.spyOn(board, 'finish');
    playback.catchUp();
    expect(finish).not.toHaveBeenCalled();
    expect(table.at).toBe(0);
  });
});

it('looks back and forward again, and forgets the note', () => {
  const { table, settle, playback } = playing(stateOf({ moves: [STEP, HIT] }));
  table.note = { said: { key: 'note-stuck' }, tone: 'plain' };
  playback.lookAt(1);
  expect([table.looking, table.pieces?.cells, table.note]).toEqual([1, '.1..2.', null]);
  playback.lookAt(Infinity);
  expect([table.looking, table.pieces?.cells]).toEqual([null, '....1.']);
  expect(settle).toHaveBeenCalledTimes(2);
});
