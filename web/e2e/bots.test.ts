// Bots: making a token, a program that plays with it, and the mark that everybody sees.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { guest, origin, PHONE, useBrowser } from './hall.ts';
import { PROGRAM } from './server.ts';

useBrowser();

const PYTHON = fileURLToPath(new URL('../../examples/bot.py', import.meta.url));

/** Seats the bot of the documentation at a table. */
function seat(token: string, link: string): { stop: () => Promise<void> } {
  const flags = ['bot', link, '--moves', '--exec', `python3 ${PYTHON}`];
  const env = { ...process.env, SPIELHOF_TOKEN: token };
  const child = spawn(PROGRAM, flags, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return {
    async stop() {
      child.kill('SIGINT');
      await gone;
    },
  };
}

test('a bot is made, plays, is marked, and is deleted', async () => {
  const [owner, watcher] = [await guest({ size: PHONE }), await guest()];
  const settings = await owner.open('/settings');
  await settings.getByLabel('Name of the bot').fill('Snake');
  await settings.getByRole('button', { name: 'Make a bot' }).click();
  const field = settings.getByLabel(/The token of Snake/);
  const token = await field.inputValue();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const axe = new AxeBuilder({ page: settings }).include('main').setLegacyMode(true);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const shot = fileURLToPath(new URL('../shots/bots-360-light.png', import.meta.url));
  await settings.locator('section', { has: field }).screenshot({ path: shot });

  const { table, invite } = await owner.table(
    { game: 'halma', players: 2 },
    { chairs: ['mine', 'open'] },
  );
  const page = await owner.open(`/t/${table}`);
  const program = seat(token, `${origin()}/t/${table}#${invite}`);
  await page.locator('.strips strong', { hasText: 'Snake (bot)' }).waitFor();
  const seen = await watcher.open(`/t/${table}`);
  await seen.locator('.strips strong', { hasText: 'Snake (bot)' }).waitFor();
  const home = await owner.open('/');
  await home.getByText('Snake (bot)').first().waitFor();

  // It is told once: after a reload there is the bot, but no token.
  await settings.reload();
  await settings.getByText('Snake', { exact: true }).waitFor();
  expect(await settings.content()).not.toContain(token);
  await settings.getByRole('button', { name: 'Delete Snake' }).click();
  await settings.getByRole('button', { name: /^Delete Snake for good/ }).click();
  await settings.getByText('Snake is deleted.').waitFor();
  // Its name is gone, its mark is not.
  await seen.locator('.strips strong', { hasText: /^(?!Snake).* \(bot\)$/ }).waitFor();
  await program.stop();
  for (const one of [owner, watcher]) await one.leave();
});
