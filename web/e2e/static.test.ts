// The site for plain web hosts, in a folder of a host that knows nothing but files.
import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, useBrowser } from './hall.ts';
import { PROGRAM } from './server.ts';
import { followHints, SHORTEST } from './solver.ts';

useBrowser();

const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

let folder: string;
let host: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spielhof-static-'));
  const script = fileURLToPath(new URL('../../scripts/static', import.meta.url));
  await promisify(execFile)(script, [folder], { env: { ...process.env, SPIELHOF: PROGRAM } });
  host = createServer((request, answer) => {
    const [, path] = /^\/demo\/([^?]*)/.exec(request.url ?? '') ?? [];
    const file = join(folder, path || 'index.html');
    stat(file)
      .then((found) => {
        if (path === undefined || !found.isFile()) throw new Error('no such file');
        const kind = KINDS[extname(file)] ?? 'application/octet-stream';
        answer.writeHead(200, { 'content-type': kind });
        createReadStream(file).pipe(answer);
      })
      .catch(() => answer.writeHead(404).end());
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
}, 120_000);

afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await rm(folder, { recursive: true, force: true });
});

test('pages open by their address, in a folder of a plain host', async () => {
  const at = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const person = await guest({ at, keeps: true });
  const asked: string[] = [];
  person.context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  person.context.on('requestfailed', (request) => person.faults.push(`failed: ${request.url()}`));

  const page = await person.open('/demo/');
  await page.locator('article').first().waitFor();
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !link.startsWith('#'))).toEqual([]);

  await page.locator('article a[href="#/g/halma"]').first().click();
  await page.locator('main[data-page="game"]').waitFor();
  expect(new URL(page.url()).hash).toBe('#/g/halma');

  // Figures of games of computers are part of the site.
  await page.locator('summary', { hasText: 'Figures' }).click();
  await page.getByRole('heading', { name: /games of computers of level 3$/ }).waitFor();
  await page.goBack();
  await page.locator('main[data-page="gallery"]').waitFor();

  for (const [address, name] of [
    ['#/rules/halma', 'rules'],
    ['#/g/halma?players=4', 'game'],
    ['#/settings', 'settings'],
  ]) {
    const deep = await person.open(`/demo/${address}`);
    await deep.locator(`main[data-page="${name}"]`).waitFor();
    await deep.close();
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = person.context.serviceWorkers();
  expect(new URL(worker?.url() ?? '').pathname).toBe('/demo/sw.js');
  const server = asked.filter((path) => path.includes('/api/') && path !== '/demo/api/games');
  expect(server).toEqual([]);
  expect(asked.filter((path) => !path.startsWith('/demo/'))).toEqual([]);
  await person.leave();
});

test('a game against the computer is played there', async () => {
  const at = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const person = await guest({ at });
  const page = await person.open('/demo/#/g/halma');
  await page.locator('.start button').click();
  await page.locator('[data-cell="e2"][data-pick]').waitFor({ state: 'attached' });
  await page.locator('[data-cell="e2"]').click();
  await page.locator('[data-cell="f3"][data-target]').click();
  // The computer has answered: it is my turn again, with the piece where it went.
  await page.locator('[data-cell="f3"][data-pick]').waitFor({ state: 'attached' });
  expect(page.url()).toContain('/demo/#/t/local-');
  await person.leave();
});

test('a puzzle is solved there', async () => {
  const at = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const person = await guest({ at });
  const page = await person.open('/demo/#/puzzles');
  await page.locator('.today a[href="#/puzzle/today"]').waitFor();
  await page.goto(`/demo/#/puzzle/${SHORTEST[0]!.id}`);
  await followHints(page);
  await person.leave();
});
