// A table that goes on elsewhere, as a copy: on the server, or on this device.

import type { Chair, CopyTable, SeatShape, TableView } from '../wire';

/** Can its game go on elsewhere? */
export function canCopy(view: TableView): boolean {
  return view.scene.waits !== 'over';
}

/** The seats that usually go to friends: one stays mine. */
export function forFriends(mine: SeatShape[]): number[] {
  return mine.slice(1).map(({ number }) => number);
}

/** A copy for the server, where these seats wait for friends. Whether there are hints is decided as
 * for any new table: it depends on how many people play. There is no chat, for nobody has allowed it. */
export function serverCopy(record: string, view: TableView, open: number[]): CopyTable {
  const person = (seat: number) => (open.includes(seat) ? 'open' : 'mine');
  return copyOf(record, view, person);
}

/** A copy for this device. Nobody can be invited here, so people share the device. */
export function deviceCopy(record: string, view: TableView): CopyTable {
  return { ...copyOf(record, view, () => 'mine'), hints: view.terms.hints };
}

/** Computers stay computers. */
function copyOf(
  record: string,
  { seats, terms }: TableView,
  person: (seat: number) => Chair,
): CopyTable {
  const chairs = seats.map(({ holder, level, number }): Chair =>
    holder === 'computer' ? { computer: level ?? 1 } : person(number),
  );
  return { record, chairs, clock: terms.clock, pace: terms.pace };
}
