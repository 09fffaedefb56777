// Requests of operators. On another machine they show a token, which lasts as long as the tab.
import { Refused } from '../api';
import type { AdminCommand, AdminDeed, AdminPerson, AdminState, Faults } from '../wire';

const KEPT = 'spielhof.admin';

/** Keeps the token for this tab. */
export const keepToken = (token: string) => sessionStorage.setItem(KEPT, token);

async function asked<T>(path: string, command?: AdminCommand): Promise<T> {
  const token = sessionStorage.getItem(KEPT);
  const headers: Record<string, string> = {};
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (command) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    const body = command ? JSON.stringify(command) : null;
    answer = await fetch(`/api/admin${path}`, { method: command ? 'POST' : 'GET', headers, body });
  } catch {
    throw new Refused(0, [{ key: 'error-unreachable' }]);
  }
  if (!answer.ok) {
    const { faults } = (await answer.json().catch(() => ({ faults: [] }))) as Faults;
    throw new Refused(answer.status, faults);
  }
  return (await answer.json()) as T;
}

/** How it stands. */
export const adminState = () => asked<AdminState>('');

/** Does something; how it stands then. */
export const administer = (command: AdminCommand) => asked<AdminState>('', command);

/** Who sits on a seat of a table. */
export const adminPerson = (table: string, seat: number) =>
  asked<AdminPerson>(`/person?${new URLSearchParams({ table, seat: String(seat) })}`);

/** All that operators did. */
export const auditLog = () => asked<AdminDeed[]>('/audit');
