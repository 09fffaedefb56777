import { describe, expect, it } from 'vitest';
import { Connection, wait } from '../../src/lib/table/connection';
import { PROTOCOL, type ToClient } from '../../src/lib/wire';
import { Ear, Net } from './net';

function begin() {
  const net = new Net();
  const ear = new Ear();
  const connection = new Connection('ws://table', net, ear);
  connection.open();
  return { net, ear, connection };
}

function live() {
  const all = begin();
  all.net.wire.accept();
  all.net.wire.say({ say: 'pong' });
  return all;
}

const happened = (number: number): ToClient => ({
  say: 'happened',
  number,
  at: 0,
  happening: { what: 'began' },
  scene: null,
});

describe('a line', () => {
  it('says hello first and is live with the first answer', () => {
    const { net, ear } = begin();
    expect(net.wire.sent).toEqual([]);
    net.wire.accept();
    expect(net.wire.said).toEqual([{ say: 'hello', after: null, version: PROTOCOL }]);
    expect(ear.lines).toEqual([]);
    net.wire.say({ say: 'pong' });
    expect(ear.lines).toEqual([{ is: 'live' }]);
  });

  it('names the last event when it comes back', () => {
    const { net } = live();
    net.wire.say(happened(7));
    net.cut();
    net.wire.accept();
    expect(net.wires).toHaveLength(2);
    expect(net.wire.said[0]).toEqual({ say: 'hello', after: 7, version: PROTOCOL });
  });

  it('waits longer each time, and never very long', () => {
    expect([1, 2, 3].map((attempt) => wait(attempt, 0.5))).toEqual([300, 600, 1200]);
    expect(wait(30, 0.999)).toBeLessThanOrEqual(15_000);
    expect(wait(1, 0)).toBeLessThan(wait(1, 0.9));
  });

  it('begins to wait anew once it was live', () => {
    const { net, ear } = live();
    for (let round = 0; round < 4; round += 1) net.cut();
    expect(ear.lines.at(-1)).toMatchObject({ attempt: 4 });
    net.wire.accept();
    net.wire.say({ say: 'pong' });
    net.wire.cut();
    expect(ear.lines.at(-1)).toEqual({ is: 'reconnecting', attempt: 1, why: null });
  });

  it('tries at once when the net is back', () => {
    const { net, connection } = live();
    net.wire.cut();
    expect(net.wires).toHaveLength(1);
    connection.wake();
    expect(net.wires).toHaveLength(2);
    net.wire.accept();
    net.wire.say({ say: 'pong' });
    net.pass(20_000);
    expect(net.wires).toHaveLength(2);
  });

  it('asks for a sign of life now and then, and leaves a dead line', () => {
    const { net, ear } = live();
    const pings = () => net.wires[0]!.sent.filter(({ say }) => say === 'ping').length;
    const before = pings();
    net.pass(25_000);
    expect(pings()).toBe(before + 1);
    net.wires[0]!.say({ say: 'pong' });
    net.pass(25_000);
    expect(pings()).toBe(before + 2);
    expect(ear.lines).toEqual([{ is: 'live' }]);
    net.pass(8_000);
    expect(ear.lines.at(-1)).toMatchObject({ is: 'reconnecting' });
    expect(net.wires[0]!.closed).toBe(true);
  });

  it('gives a sign of life also while it only listens', () => {
    const { net } = live();
    const wire = net.wire;
    const before = wire.sent.length;
    for (let second = 1; second <= 60; second += 1) {
      net.pass(1000);
      wire.say(happened(second));
    }
    expect(wire.sent.length - before).toBe(2);
    expect(net.wires).toHaveLength(1);
  });

  it('finds out soon after sleep whether it is dead', () => {
    const { net, ear, connection } = live();
    connection.wake();
    net.pass(3_000);
    expect(ear.lines.at(-1)).toMatchObject({ is: 'reconnecting' });
  });

  it('gives up an attempt that hangs', () => {
    const { net } = begin();
    net.pass(30_000);
    expect(net.wires.length).toBeGreaterThan(1);
  });

  it('does not listen to a socket it has left', () => {
    const { net, ear, connection } = live();
    const old = net.wire;
    connection.resume();
    old.say(happened(1));
    old.cut();
    expect(ear.messages).toEqual([{ say: 'pong' }]);
    expect(net.wires).toHaveLength(2);
  });

  it('stays closed', () => {
    const { net, ear, connection } = live();
    connection.close();
    net.wire.cut();
    connection.wake();
    connection.resume();
    net.pass(100_000);
    expect(net.wires).toHaveLength(1);
    expect(ear.lines.at(-1)).toEqual({ is: 'closed', why: null });
  });

  it('gives up where there is no table', () => {
    const { net, ear } = live();
    const why = { key: 'denial-no-table' };
    net.wire.say({ say: 'closing', why });
    net.wire.cut(4004);
    net.pass(100_000);
    expect(net.wires).toHaveLength(1);
    expect(ear.lines.at(-1)).toEqual({ is: 'closed', why });
  });

  it.each(['denial-old-client', 'denial-new-client'])(
    'ends at once where the server is of another version: %s',
    (key) => {
      const { net, ear, connection } = begin();
      net.wire.accept();
      net.wire.say({ say: 'closing', why: { key } });
      net.wire.cut(4010);
      net.pass(100_000);
      connection.wake();
      connection.resume();
      expect(net.wires).toHaveLength(1);
      expect(ear.lines.at(-1)).toEqual({ is: 'closed', why: { key }, reload: true });
    },
  );

  it('asks for a newer page also where the reason got lost', () => {
    const { net, ear } = live();
    net.wire.cut(4010);
    const why = { key: 'denial-old-client' };
    expect(ear.lines.at(-1)).toEqual({ is: 'closed', why, reload: true });
  });

  it('says nothing between two sockets, and everything after', () => {
    const { net, connection } = live();
    connection.resume();
    void connection.send({ say: 'again', keep: true });
    expect(net.wire.sent).toEqual([]);
    net.wire.accept();
    net.wire.say({ say: 'pong' });
    expect(net.wire.said.at(-1)).toMatchObject({ say: 'again' });
  });

  it('keeps why the server hung up', () => {
    const { net, ear } = live();
    const why = { key: 'closing-restart' };
    net.wire.say({ say: 'closing', why });
    net.wire.cut();
    expect(ear.lines.at(-1)).toEqual({ is: 'reconnecting', attempt: 1, why });
  });
});

describe('the outbox', () => {
  const act = { say: 'act', seat: 1, action: 'c3-e5' } as const;

  it('keeps what was typed before there was a line', () => {
    const { net, connection } = begin();
    void connection.send(act);
    net.wire.accept();
    expect(net.wire.said).toEqual([{ say: 'hello', after: null, version: PROTOCOL }]);
    net.wire.say({ say: 'pong' });
    expect(net.wire.said[1]).toEqual({ ...act, id: 'm1' });
  });

  it('sends again with the same id what was not acknowledged, in order', () => {
    const { net, connection } = live();
    void connection.send(act);
    void connection.send({ say: 'chat', text: 'Hello' });
    net.cut();
    net.wire.accept();
    net.wire.say({ say: 'pong' });
    expect(net.wire.said.slice(1)).toEqual([
      { ...act, id: 'm1' },
      { say: 'chat', text: 'Hello', id: 'm2' },
    ]);
  });

  it('forgets what was acknowledged', async () => {
    const { net, connection } = live();
    const answer = connection.send(act);
    net.wire.say({ say: 'done', id: 'm1', number: 3 });
    expect(await answer).toEqual({ say: 'done', id: 'm1', number: 3 });
    net.cut();
    net.wire.accept();
    net.wire.say({ say: 'pong' });
    expect(net.wire.said).toHaveLength(1);
    expect(connection.waiting).toBe(0);
  });

  it('takes a second acknowledgement in its stride', async () => {
    const { net, connection } = live();
    const answer = connection.send(act);
    net.wire.say({ say: 'refused', id: 'm1', why: { key: 'refusal-over' } });
    net.wire.say({ say: 'done', id: 'm1', number: 3 });
    expect(await answer).toMatchObject({ say: 'refused' });
  });
});

describe('a command that is sent once', () => {
  it('is refused when the line is lost, and not sent again', async () => {
    const { net, connection } = live();
    const answer = connection.send({ say: 'draw', drawings: [] }, true);
    net.cut();
    expect(await answer).toMatchObject({ say: 'refused', why: { key: 'line-lost' } });
    net.wire.accept();
    net.wire.say({ say: 'pong' });
    expect(net.wire.said.map(({ say }) => say)).toEqual(['hello']);
    expect(connection.waiting).toBe(0);
  });
});
