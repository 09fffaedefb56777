// Leaving a table for good, from the list of one's tables.

import { Refused, tableView } from '../api';
import type { Scene, SeatShape } from '../wire';
import { Connection, type Wish } from './connection';
import { leavingOf } from './leaving';
import { mine } from './seats';
import { browser, socketAddress } from './world';

/** What has to be said to leave. */
export function farewell(seats: SeatShape[], waits: Scene['waits']): Wish[] {
  const own = mine(seats).map(({ number }) => number);
  if (waits === 'over') return [];
  const say = leavingOf(seats, waits !== 'chairs');
  // One word is enough to break off; a seat is given up one by one.
  return (say === 'abort' ? own.slice(0, 1) : own).map((seat) => ({ say, seat }));
}

/** Leaves a table; fails with the reason. */
export async function leaveTable(id: string): Promise<void> {
  const { seats, scene } = await tableView(id);
  const connection = new Connection(socketAddress(id), browser, {
    after: () => scene.event,
    heard: () => {},
    line: () => {},
  });
  connection.open();
  try {
    for (const wish of farewell(seats, scene.waits)) {
      const answer = await connection.send(wish);
      // With the first of my seats the game may have ended.
      if (answer.say === 'refused' && answer.why.key !== 'refusal-over') {
        throw new Refused(409, [answer.why]);
      }
    }
  } finally {
    connection.close();
  }
}
