// The parts of a table together: what is fetched, said over the line and shown.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../../src/lib/api';
import { failureOf } from '../../src/lib/table/opening';
import type { TableStore } from '../../src/lib/table/store';
import { PROTOCOL, type Catalogue, type TableView } from '../../src/lib/wire';
import { Net } from './net';
import { BOARD, CHOICES, STEP, scene, view } from './scenes';

const net = vi.hoisted(() => ({ now: null as unknown as Net }));
const server = vi.hoisted(() => ({ table: vi.fn<() => Promise<TableView>>() }));

vi.mock('../../src/lib/table/world', () => ({
  socketAddress: (table: string) => `ws://here/${table}`,
  randomHex: () => 'ab',
  browser: {
    open: () => net.now.open(),
    later: (call: () => void, time: number) => net.now.later(call, time),
    never: (timer: unknown) => net.now.never(timer),
    luck: () => net.now.luck(),
    id: () => net.now.id(),
  },
}));
vi.mock('../../src/lib/api', async (original) => ({
  ...(await original<object>()),
  games: () => Promise.resolve({ boards: [BOARD] } as unknown as Catalogue),
  me: () => Promise.resolve({}),
  tableView: () => server.table(),
}));

const FETCHED = view({
  layout: { ...view().layout, board: BOARD.id },
  scene: scene({ choices: CHOICES }),
});

let store: TableStore;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { hash: '', pathname: '/t/table', origin: 'http://here' });
  net.now = new Net();
  server.table.mockResolvedValue(FETCHED);
  const { TableStore } = await import('../../src/lib/table/store');
  store = new TableStore('table');
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

/** Opens the table and the line. */
async function live(): Promise<void> {
  await store.open();
  net.now.wire.accept();
  net.now.wire.say({ say: 'welcome', table: FETCHED });
}

describe('a table', () => {
  it('is fetched, then told over the line', async () => {
    await live();
    expect(store.board).toBe(BOARD);
    expect(store.line).toEqual({ is: 'live' });
    expect(net.now.wire.said).toEqual([{ say: 'hello', after: null, version: PROTOCOL }]);
  });

  it('asks only for what was missed when the line comes back', async () => {
    await live();
    net.now.cut();
    net.now.wire.accept();
    expect(net.now.wire.said).toEqual([{ say: 'hello', after: 4, version: PROTOCOL }]);
  });

  it('sends a move, and shows it when the server has told it', async () => {
    await live();
    store.touches.cell(0);
    store.touches.cell(1);
    expect(net.now.wire.said.at(-1)).toMatchObject({ say: 'act', seat: 1, action: 'a1-b1' });
    expect(store.busy).toBe(true);
    const pieces = { ...FETCHED.layout.start, cells: '.1..2.' };
    const next = scene({ event: 5, turn: 2, pieces });
    const happening = { what: 'acted' as const, moved: STEP };
    net.now.wire.say({ say: 'happened', number: 5, at: 0, happening, scene: next });
    net.now.wire.say({ say: 'done', id: 'm1', number: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.busy).toBe(false);
    expect(store.current).toBe(true);
    expect(store.pieces?.cells).toBe('.1..2.');
  });

  it('says that the dice come first', async () => {
    server.table.mockResolvedValue(view({ ...FETCHED, scene: scene({ waits: 'dice' }) }));
    await store.open();
    store.touches.cell(0);
    expect(store.note?.said.key).toBe('refusal-roll-first');
  });

  it('brings who looks back to the game as it stands', async () => {
    server.table.mockResolvedValue({ ...FETCHED, moves: [STEP] });
    await store.open();
    store.playback.lookAt(0);
    expect(store.looking).toBe(0);
    store.touches.cell(0);
    expect(store.looking).toBeNull();
    expect(store.hand.selected).toBeNull();
  });

  it('is fetched again after a while if the server could not be reached', async () => {
    server.table.mockRejectedValueOnce(new TypeError('no net'));
    await store.open();
    expect(store.failed).toEqual([{ key: 'error-unreachable' }]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.failed).toEqual([]);
    expect(store.view).toEqual(FETCHED);
  });

  it('that was left opens no line', async () => {
    const opened = store.open();
    store.close();
    await opened;
    expect(net.now.wires).toEqual([]);
    expect(store.view).toBeNull();
  });
});

describe('a table that cannot be fetched', () => {
  it.each([
    [new Refused(404, [{ key: 'denial-no-table' }]), 'denial-no-table', true],
    [new Refused(503, [{ key: 'denial-busy' }]), 'denial-busy', false],
    [new TypeError('no net'), 'error-unreachable', false],
  ])('%s', (reason, key, hopeless) => {
    expect(failureOf(reason)).toEqual({ faults: [{ key }], hopeless });
  });
});
