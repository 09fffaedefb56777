// Requests to the server. What it refuses comes back as sentences to say.
import { keep, recall } from './store';
import type {
  Attempted,
  Catalogue,
  Code,
  CopyTable,
  Faults,
  Guide,
  Look,
  Me,
  MyTable,
  NewTable,
  Opened,
  Plan,
  Replay,
  Said,
  TableView,
} from './wire';

/** A request that failed, with everything that was wrong. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly faults: Said[],
  ) {
    super(faults.map((fault) => fault.key).join(', '));
  }
}

type Method = 'GET' | 'POST' | 'DELETE';

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, [{ key: 'error-unreachable' }]);
  }
  if (!answer.ok) throw new Refused(answer.status, await faultsOf(answer));
  return answer;
}

async function faultsOf(answer: Response): Promise<Said[]> {
  try {
    const { faults } = (await answer.json()) as Faults;
    if (Array.isArray(faults) && faults.length > 0) return faults;
  } catch {
    // Not our server's answer: a proxy's, or none.
  }
  if (answer.status === 404) return [{ key: 'error-missing' }];
  return [{ key: 'error-strange', args: { status: answer.status } }];
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

/** Does something that only a guest can do: whoever is none yet becomes one. */
async function asGuest<T>(deed: () => Promise<T>): Promise<T> {
  if (!recall('guest')) await me();
  try {
    return await deed();
  } catch (reason) {
    if (!(reason instanceof Refused) || reason.status !== 401) throw reason;
    await me();
    return deed();
  }
}

let catalogue: Promise<Catalogue> | null = null;

/** All games and boards; fetched once. */
export function games(): Promise<Catalogue> {
  catalogue ??= json<Catalogue>('GET', 'games').catch((reason: unknown) => {
    catalogue = null;
    throw reason;
  });
  return catalogue;
}

/** How a game is explained. */
export const guideOf = (game: string) => json<Guide>('GET', `games/${game}/guide`);

/** How a try at a step of a lesson stands, step from one, after everything that was done in it. */
export const attempt = (game: string, step: number, actions: string[]) =>
  json<Attempted>('POST', `games/${game}/lesson/${step}`, { actions });

/** How a plan begins, without opening a table. */
export const look = (plan: Plan) => json<Look>('POST', 'look', plan);

/** Opens a table. */
export const openTable = (table: NewTable) => asGuest(() => json<Opened>('POST', 'tables', table));

/** Continues a game that was begun elsewhere at a new table of the server. */
export const copyTable = (table: CopyTable) =>
  asGuest(() => json<Opened>('POST', 'tables/copy', table));

/** The tables one sits at, the latest first. */
export const myTables = () => json<MyTable[]>('GET', 'tables?mine=1');

/** Tables that everybody can find. */
export const listedTables = () => json<MyTable[]>('GET', 'tables');

/** A whole game, read from its record. */
export const replay = (record: string) => json<Replay>('POST', 'replay', { record });

/** A whole game of a table. */
export const replayOf = (table: string) => json<Replay>('GET', `tables/${table}/replay`);

/** The best known game of a kind that one plays alone. */
export const bestOf = (game: string) => json<Replay>('GET', `games/${game}/best`);

/** The address of a table's record. */
export const recordPath = (table: string) => `/api/tables/${table}/record`;

/** The record of a table as text. */
export const recordOf = async (table: string) =>
  (await ask('GET', `tables/${table}/record`)).text();

/** Who one is. */
export async function me(): Promise<Me> {
  const found = await json<Me>('GET', 'me');
  // The secret itself is in a cookie that no script can read.
  keep('guest', true);
  return found;
}

/** Takes another name. */
export const rename = (name: string) => json<Me>('POST', 'me', { name });

/** Has everything deleted that is stored about oneself. */
export const forgetMe = async () => void (await ask('DELETE', 'me'));

/** Takes over a seat from another device. */
export const claim = (code: string) => asGuest(() => json<Opened>('POST', 'claim', { code }));

/** A table as it stands. */
export const tableView = (table: string) => json<TableView>('GET', `tables/${table}`);

/** A code that moves one seat to another device. */
export const seatCode = (table: string, seat: number) =>
  json<Code>('POST', `tables/${table}/seats/${seat}/code`);
