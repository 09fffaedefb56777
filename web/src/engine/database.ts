// Local tables in IndexedDB: a row for each table, an entry for each event of its log. Events are
// only ever added, so that nothing that was shown can change.

import type { MyTable } from '../lib/wire';
import type { KeptEvent, KeptTable, NewKept, StoreOutcome } from './messages';

const NAME = 'spielhof';
/** A later version may add to what is stored. It never rewrites events. */
const VERSION = 1;
const TABLES = 'tables';
const EVENTS = 'events';

/** A table, as a row. */
type Row = NewKept & {
  id: string;
  /** How it stands, for lists; missing until the table was first open. */
  summary?: MyTable;
};

/** An event of a table. */
type Entry = KeptEvent & { table: string; number: number };

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.result.createObjectStore(EVENTS, { keyPath: ['table', 'number'] });
    };
    request.onsuccess = () => {
      // A page of a later version must be able to change the database.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** The answer to a request within a transaction. */
function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });
}

/** Waits until a transaction is on the disk. */
function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
}

/** All entries of a table. */
const logOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Appends events to the log of a table, all or none, and creates the table where a row is given. */
export async function store(
  table: string,
  first: number,
  events: KeptEvent[],
  row: NewKept | null,
): Promise<StoreOutcome> {
  try {
    const database = await open();
    const transaction = database.transaction([TABLES, EVENTS], 'readwrite', {
      durability: 'strict',
    });
    const done = complete(transaction);
    // Looked at again below.
    done.catch(() => {});
    if (row !== null) transaction.objectStore(TABLES).add({ id: table, ...row } satisfies Row);
    else if (!(await follows(transaction, table, first))) {
      transaction.abort();
      return 'taken';
    }
    const log = transaction.objectStore(EVENTS);
    events.forEach((event, index) =>
      log.add({ table, number: first + index, ...event } satisfies Entry),
    );
    await done;
    return 'done';
  } catch (reason) {
    return outcomeOf(reason);
  }
}

/** Is the table there, and the event before this one its last? */
async function follows(
  transaction: IDBTransaction,
  table: string,
  first: number,
): Promise<boolean> {
  const known = answer(transaction.objectStore(TABLES).getKey(table));
  const last = answer(transaction.objectStore(EVENTS).openKeyCursor(logOf(table), 'prev'));
  const key = (await last)?.key as [string, number] | undefined;
  return (await known) !== undefined && key?.[1] === first - 1;
}

function outcomeOf(reason: unknown): StoreOutcome {
  const name = reason instanceof DOMException ? reason.name : '';
  if (name === 'ConstraintError') return 'taken';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}

/** Reads a table; null if there is none. */
export async function load(table: string): Promise<KeptTable | null> {
  const transaction = (await open()).transaction([TABLES, EVENTS]);
  const row = answer<Row | undefined>(transaction.objectStore(TABLES).get(table));
  const entries = answer<Entry[]>(transaction.objectStore(EVENTS).getAll(logOf(table)));
  const found = await row;
  if (found === undefined) return null;
  const { invite, seed, created } = found;
  const events = (await entries).map(({ at, event, message }) => ({ at, event, message }));
  return { row: { invite, seed, created }, events };
}

/** Keeps how a table stands, for lists. */
export async function summarise(table: string, summary: MyTable): Promise<void> {
  const transaction = (await open()).transaction(TABLES, 'readwrite');
  const tables = transaction.objectStore(TABLES);
  const row = await answer<Row | undefined>(tables.get(table));
  if (row !== undefined) tables.put({ ...row, summary });
}

/** All tables that were open once, the latest first. */
export async function summaries(): Promise<MyTable[]> {
  const transaction = (await open()).transaction(TABLES);
  const rows = await answer<Row[]>(transaction.objectStore(TABLES).getAll());
  return rows.flatMap(({ summary }) => summary ?? []).sort((a, b) => b.at - a.at);
}

/** Deletes everything about a table, or about all. */
export async function remove(table?: string): Promise<void> {
  const transaction = (await open()).transaction([TABLES, EVENTS], 'readwrite');
  const done = complete(transaction);
  if (table === undefined) {
    transaction.objectStore(TABLES).clear();
    transaction.objectStore(EVENTS).clear();
  } else {
    transaction.objectStore(TABLES).delete(table);
    transaction.objectStore(EVENTS).delete(logOf(table));
  }
  await done;
}
