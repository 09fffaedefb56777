// Which browser, and how it is started.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** No sandbox where we are root, nothing that talks to the net by itself. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Where Chromium is; it is installed where it is missing. */
export function chromiumPath(): string {
  const script = fileURLToPath(new URL('../../scripts/browser', import.meta.url));
  return execFileSync(script, { encoding: 'utf8' }).trim();
}
