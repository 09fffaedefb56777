// The seats of a guest whose device signs in: they move to the account as seats move to another device.
import { claim, json, seatCode } from '../api';
import type { MyTable } from '../wire';

/** The games of the guest who this device is: those where seats can be moved, and whether others are
 * over. */
export interface Games {
  running: { table: string; seat: number }[];
  tables: number;
  over: boolean;
}

export async function gamesHere(): Promise<Games> {
  const tables = await json<MyTable[]>('GET', 'tables?mine=1').catch(() => []);
  const running = tables.filter(({ outcome }) => outcome === null);
  const seats = running.flatMap(({ table, seats }) =>
    seats.filter(({ yours }) => yours).map(({ number }) => ({ table, seat: number })),
  );
  return {
    running: seats,
    tables: new Set(seats.map(({ table }) => table)).size,
    over: running.length < tables.length,
  };
}

/** Codes for the seats, as long as this device still holds them. */
export async function codesOf({ running }: Games): Promise<string[]> {
  const codes: string[] = [];
  for (const { table, seat } of running) {
    // A seat that cannot move stays where it is.
    await seatCode(table, seat).then(
      ({ code }) => codes.push(code),
      () => {},
    );
  }
  return codes;
}

/** Takes the seats over; says how many came. */
export async function takeOver(codes: readonly string[]): Promise<number> {
  let moved = 0;
  for (const code of codes) {
    await claim(code).then(
      () => (moved += 1),
      () => {},
    );
  }
  return moved;
}
