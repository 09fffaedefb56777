// Everything about me is deleted at the server: so it is here.
import { whereAllowed } from './allowed';
import { nothingWaits } from './waiting';

/** Nothing waits for anybody here, and nobody is reminded. */
export async function leaveHere(): Promise<void> {
  nothingWaits();
  await whereAllowed((device) => device.forget());
}
