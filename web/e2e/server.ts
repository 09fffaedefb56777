// The real server, on a free port, with a folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What would be too much from one address in real life. */
const NO_LIMITS = [
  ['tables-per-guest', '1000'],
  ['connections-per-address', '1000'],
  ['sockets-per-address', '1000'],
  ['messages-per-second', '0'],
  ['requests-per-second', '0'],
  ['guests-per-hour', '0'],
].flatMap(([name, value]) => [`--${name}`, value!]);

export interface Server {
  origin: string;
  stop(): Promise<void>;
}

/** The built program. */
export const PROGRAM = process.env['SPIELHOF'] ?? here('../../target/debug/spielhof');

/** The built client. */
export const CLIENT = process.env['SPIELHOF_WEB'] ?? here('../dist');

/** Starts a server, with more flags if need be, and waits until it says where it is. */
export async function serve(web = CLIENT, more: string[] = []): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'spielhof-e2e-'));
  const flags = [
    'serve',
    '--lang',
    'en',
    '--port',
    '0',
    '--data',
    data,
    '--web',
    web,
    ...NO_LIMITS,
    ...more,
  ];
  const child = spawn(PROGRAM, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await greeting(child);
  return {
    origin,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await rm(data, { recursive: true, force: true });
    },
  };
}

function greeting(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    child.stdout?.on('data', (text: Buffer) => {
      heard += text.toString();
      const origin = /http:\/\/[^\s/]+/.exec(heard)?.[0];
      if (origin) resolve(origin);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${heard}`)));
  });
}
