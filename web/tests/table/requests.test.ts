import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer, Wish } from '../../src/lib/table/connection';
import { Requests } from '../../src/lib/table/requests';
import type { TableState } from '../../src/lib/table/state.svelte';
import { need } from '../../src/lib/words';
import { CHOICES, scene, view } from './scenes';
import { stateOf } from './states';

beforeAll(async () => {
  await need('words');
  await need('table');
});

type Reply = Answer extends infer One ? (One extends Answer ? Omit<One, 'id'> : never) : never;

const DONE: Reply = { say: 'done', number: 5 };
const REFUSED: Reply = { say: 'refused', why: { key: 'refusal-roll-first', rule: '1.6' } };

/** Requests to a server that always answers the same. */
function asking(table: TableState, reply: Reply = DONE) {
  const sent: Wish[] = [];
  const busy: boolean[] = [];
  const around = {
    send: (wish: Wish) => {
      sent.push(wish);
      busy.push(table.busy);
      return Promise.resolve({ ...reply, id: '' } as Answer);
    },
    catchUp: vi.fn(),
    settle: vi.fn(),
    tell: vi.fn<(text: string) => void>(),
  };
  return { requests: new Requests(table, around), sent, busy, ...around };
}

describe('a command', () => {
  it('makes the table busy until it is answered', async () => {
    const table = stateOf({ scene: scene({ choices: CHOICES }) });
    const { requests, sent, busy, catchUp, settle } = asking(table);
    await requests.act('a1-b1');
    expect(sent).toEqual([{ say: 'act', seat: 1, action: 'a1-b1' }]);
    expect([busy, table.busy]).toEqual([[true], false]);
    expect(catchUp).toHaveBeenCalledTimes(1);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('that is refused puts the pieces back, and says why', async () => {
    const table = stateOf();
    const before = table.pieces;
    const { requests, tell } = asking(table, REFUSED);
    await requests.chat('hello');
    expect(table.note).toEqual({
      said: { key: 'refusal-roll-first', rule: '1.6' },
      tone: 'refused',
    });
    expect(table.pieces).toEqual(before);
    expect(table.pieces).not.toBe(before);
    expect(tell.mock.calls[0]?.[0]).toMatch(/1\.6/);
  });

  it('rolls only where there is something to roll', async () => {
    const cannot = asking(stateOf());
    await cannot.requests.roll();
    expect(cannot.sent).toEqual([]);
    const can = asking(stateOf({ scene: scene({ waits: 'dice' }) }));
    await can.requests.roll();
    expect(can.sent).toEqual([{ say: 'roll', seat: 1 }]);
  });

  it('sits down with the invitation, and not without', async () => {
    const table = stateOf();
    const { requests, sent } = asking(table);
    await requests.sit(2);
    expect(sent).toEqual([]);
    table.invite = 'from-a-link';
    await requests.sit(2);
    expect(sent).toEqual([{ say: 'sit', seat: 2, invite: 'from-a-link' }]);
  });

  it('speaks for the seat of who looks', async () => {
    const { requests, sent } = asking(stateOf());
    await requests.takeBack();
    await requests.offerDraw();
    await requests.abort();
    await requests.resign();
    const said = ['takeBack', 'offerDraw', 'abort', 'resign'];
    expect(sent).toEqual(said.map((say) => ({ say, seat: 1 })));
    const seats = view().seats.map((seat) => ({ ...seat, yours: false }));
    const watching = asking(stateOf({ seats }));
    await watching.requests.resign();
    expect(watching.sent).toEqual([]);
  });

  it('answers for the seat that is asked', async () => {
    const offer = (open: number[]) => scene({ offer: { kind: 'draw', seat: 2, open } });
    const asked = asking(stateOf({ scene: offer([1]) }));
    await asked.requests.answer(true);
    expect(asked.sent).toEqual([{ say: 'answer', seat: 1, yes: true }]);
    const other = asking(stateOf({ scene: offer([2]) }));
    await other.requests.answer(true);
    expect(other.sent).toEqual([]);
  });

  it('waits for the new table unless that is refused', async () => {
    const table = stateOf();
    await asking(table).requests.again();
    expect(table.leaving).toBe(true);
    await asking(table, REFUSED).requests.again();
    expect(table.leaving).toBe(false);
  });
});

describe('why not?', () => {
  it('is answered with the reason, or that it is legal', async () => {
    const refused = asking(stateOf(), REFUSED);
    expect(await refused.requests.why('a1-f1')).toMatchObject({ key: 'refusal-roll-first' });
    const legal = asking(stateOf(), { say: 'possible' } as Reply);
    expect(await legal.requests.why('a1-b1')).toEqual({
      key: 'play-legal',
      args: { action: 'a1-b1' },
    });
  });

  it('is shown beside the board', async () => {
    const table = stateOf();
    const { requests, sent } = asking(table, REFUSED);
    await requests.explain('a1-f1');
    expect(sent).toEqual([{ say: 'why', action: 'a1-f1' }]);
    expect(table.note?.tone).toBe('refused');
  });
});
