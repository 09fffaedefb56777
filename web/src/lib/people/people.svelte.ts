// The people who play at this device. The list stays here: a server learns only who plays at which
// seat.
import { me, rename as renameAtServer } from '../api';
import { keep, recall } from '../store';
import { newAvatar } from './avatar';

/** A person at this device. */
export interface Player {
  id: string;
  name: string;
  /** What their picture is drawn from. */
  avatar: number;
}

/** The id of the device's own guest. */
export const OWN = 'me';
/** The longest name. */
export const LONGEST = 24;

const NAME = 'people';

let list = $state.raw<readonly Player[]>(read());

function read(): readonly Player[] {
  const kept = recall<Player[]>(NAME) ?? [];
  const own = kept.find(({ id }) => id === OWN) ?? { id: OWN, name: '', avatar: newAvatar() };
  return [own, ...kept.filter(({ id }) => id !== OWN)];
}

function write(people: readonly Player[]): void {
  list = people;
  keep(NAME, people);
}

/** Everybody; the device's own guest first. */
export const people = (): readonly Player[] => list;

/** Somebody of this id. */
export const person = (id: string): Player | undefined => list.find((one) => one.id === id);

/** Two names that mean the same person. */
const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

const tidy = (name: string) => name.trim().replace(/\s+/g, ' ').slice(0, LONGEST);

/** The person of this name; without one a new person. The first name given is the guest's own. */
export function named(name: string): Player | null {
  const wanted = tidy(name);
  if (wanted === '') return null;
  const known = list.find((one) => same(one.name, wanted));
  if (known) return known;
  if (list[0]!.name === '') {
    rename(OWN, wanted);
    // A server calls its guest the same.
    renameAtServer(wanted).catch(() => {});
    return list[0]!;
  }
  const added = { id: newId(), name: wanted, avatar: newAvatar() };
  write([...list, added]);
  return added;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function change(id: string, change: Partial<Player>): void {
  write(list.map((one) => (one.id === id ? { ...one, ...change } : one)));
}

/** Gives somebody another name on this device. */
export function rename(id: string, name: string): void {
  const wanted = tidy(name);
  if (wanted !== '') change(id, { name: wanted });
}

/** Gives somebody another picture. */
export function redraw(id: string): void {
  change(id, { avatar: newAvatar() });
}

/** Removes somebody from this device; the guest stays, without a name. */
export function remove(id: string): void {
  if (id === OWN) change(OWN, { name: '' });
  else write(list.filter((one) => one.id !== id));
}

/** Forgets everybody. */
export function forgetPeople(): void {
  write([{ id: OWN, name: '', avatar: newAvatar() }]);
}

/** A guest who was named before there was this list keeps that name. */
export async function recallOwnName(): Promise<void> {
  if (list[0]!.name !== '') return;
  const { name } = await me();
  if (name !== '' && list[0]!.name === '') change(OWN, { name });
}
