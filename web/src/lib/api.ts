// Requests to the server, or to the engine on this device. What they refuse comes back as sentences to
// say.
import { askEngine, hasEngine, isLocal, localTables } from './engine/local';
import { network, reached, unreachable } from './offline/network.svelte';
import { settings } from './settings.svelte';
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

/** How long to wait for a server where the engine can answer as well. */
const PATIENCE = 6000;

/** Requests that keep nothing: the engine answers them as a server does. */
const KEEPS_NOTHING = /^(look|replay|games\/[^/]+\/(guide|best|lesson\/\d+))$/;

/** Asks the server or the engine for something. */
export async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const answer = await sent(method, path, body);
  if (!answer.ok) throw new Refused(answer.status, await faultsOf(answer));
  return answer;
}

/** The answer of the server, or of the engine where that has the table or can stand in. */
async function sent(method: Method, path: string, body?: unknown): Promise<Response> {
  if (isLocal(path.split('/')[1] ?? '')) return fromEngine(method, path, body);
  const either = KEEPS_NOTHING.test(path) && hasEngine();
  const serverless = __STATIC__ && path !== 'games';
  if (either && (serverless || network.is === 'offline')) return fromEngine(method, path, body);
  if (serverless) throw new Refused(0, [{ key: 'needs-server' }]);
  try {
    const answer = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      ...(either ? { signal: AbortSignal.timeout(PATIENCE) } : {}),
    });
    reached(answer);
    return answer;
  } catch {
    unreachable();
    if (either) return fromEngine(method, path, body);
    throw new Refused(0, [{ key: 'error-unreachable' }]);
  }
}

async function fromEngine(method: Method, path: string, body?: unknown): Promise<Response> {
  try {
    return await askEngine(method, path, body);
  } catch {
    // It was never fetched, or this browser cannot run it.
    throw new Refused(0, [{ key: 'error-no-engine' }]);
  }
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

/** Asks for something that comes as JSON. */
export async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

/** Does something that only a guest can do, and becomes one first if need be. */
export async function asGuest<T>(deed: () => Promise<T>): Promise<T> {
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

/** Opens a table: on this device, if that is wished for or there is no server; else on the server. */
export async function openTable(table: NewTable): Promise<Opened> {
  const canBeHere = hasEngine() && !table.chairs.includes('open');
  if (canBeHere && (__STATIC__ || settings.playHere || network.is === 'offline')) {
    return openHere(table);
  }
  try {
    return await asGuest(() => json<Opened>('POST', 'tables', table));
  } catch (reason) {
    const gone = reason instanceof Refused && reason.status === 0;
    if (!gone || !canBeHere) throw reason;
    return openHere(table);
  }
}

async function openHere(table: NewTable): Promise<Opened> {
  // Browsers may delete what nobody asked them to keep.
  void navigator.storage?.persist?.().catch(() => {});
  return (await (await sentHere('POST', 'tables', table)).json()) as Opened;
}

async function sentHere(method: Method, path: string, body: unknown): Promise<Response> {
  const answer = await fromEngine(method, path, body);
  if (!answer.ok) throw new Refused(answer.status, await faultsOf(answer));
  return answer;
}

/** The tables on this device; none where the browser keeps nothing. */
export const myLocalTables = () => localTables().catch((): MyTable[] => []);

/** The tables one sits at, the latest first: those on this device, and those on the server. */
export async function myTables(): Promise<MyTable[]> {
  const [here, there] = await Promise.all([
    myLocalTables(),
    json<MyTable[]>('GET', 'tables?mine=1').catch(() => []),
  ]);
  return [...here, ...there].sort((a, b) => b.at - a.at);
}

/** Continues a game that was begun elsewhere at a new table of the server. */
export const copyTable = (table: CopyTable) =>
  asGuest(() => json<Opened>('POST', 'tables/copy', table));

/** The same on this device. */
export const copyToEngine = async (table: CopyTable): Promise<Opened> =>
  (await (await sentHere('POST', 'tables/copy', table)).json()) as Opened;

/** Running games that everybody can watch. */
export const runningTables = () => json<MyTable[]>('GET', 'tables?running=1');

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
