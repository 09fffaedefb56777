// Accounts, with Chromium's own authenticator: a passkey is made, used on a second device, lost, and
// its owner comes back by a code.
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { Device, give } from './device.ts';
import { DESK, guest, PHONE, useBrowser, type Size, type Theme } from './hall.ts';

useBrowser();

test('a passkey is made, used on a second device, lost and recovered, and all is deleted', async () => {
  const first = await Device.of();
  await give(await first.settings(), 'Ada');
  const { table } = await first.person.table({ game: 'halma', players: 2 });
  await first.press('Create an account');
  await first.hears('Your account is ready.');
  const codes = await first.page.locator('.codes li').allInnerTexts();
  expect(codes).toHaveLength(10);
  await first.press('I have kept them');
  await first.hears('10 codes are left.');
  await first.hears('Only this device is signed in.');
  const [made, ...more] = await first.passkeys();
  expect([made?.isResidentCredential, made?.rpId, more.length]).toEqual([true, 'localhost', 0]);

  // A second device, whose own guest holds a seat: the seat comes along.
  const second = await Device.of({ size: PHONE });
  await first.sync(second);
  const other = await second.person.table({ game: 'gobang', players: 2 });
  await second.settings();
  await second.press('Sign in');
  await second.hears('You hold a seat in a running game on this device. It moves to the account.');
  await second.press('Go on');
  await second.hears('You are signed in, and your 2 seats have come along.');
  expect(await second.page.getByLabel('Your name').inputValue()).toBe('Ada');
  await second.hears('2 devices are signed in.');
  expect(await second.name()).toBe('Ada');
  for (const id of [table, other.table]) {
    const page = await second.person.open(`/t/${id}`);
    await page.locator('.table[data-live="live"] svg.board').waitFor();
    expect(await page.getByText('You are watching').count()).toBe(0);
    await page.close();
  }
  const mine = await first.person.context.request.get('/api/tables?mine=1');
  const tables = (await mine.json()) as { table: string; seats: { yours: boolean }[] }[];
  expect(tables.map((one) => one.table).sort()).toEqual([table, other.table].sort());
  expect(tables.every((one) => one.seats.every(({ yours }) => yours))).toBe(true);

  // The passkey is lost with every device that had it.
  await second.press('Sign out all other devices');
  await second.hears('All other devices are signed out.');
  await second.press('Sign out here');
  await second.hears('You are signed out.');
  expect([await first.name(), await second.name()]).toEqual(['', '']);
  const third = await Device.of();
  await third.settings();
  await third.press('Sign in');
  await third.hears('Nothing has changed: no passkey was chosen.');
  await third.page.getByText('Sign in with a recovery code').click();
  await third.page.getByLabel('Recovery code').fill('0000-0000-0000-0000');
  await third.press('Use the code');
  await third.hears('There is no such code, or it has been used.');
  await third.page.getByLabel('Recovery code').fill(codes[3]!.toLowerCase());
  await third.press('Use the code');
  await third.hears(/^You are signed in by a code/);
  expect(await third.name()).toBe('Ada');
  await third.hears('9 codes are left.');
  await third.page.getByLabel('Name of the new passkey').fill('Neu');
  await third.press('Add a passkey');
  await third.hears('The passkey is added.');
  await third.press('Remove Linux');
  await third.press('Yes, remove Linux');
  await third.hears(/^The passkey is removed/);
  expect(await third.page.locator('li strong').allInnerTexts()).toContain('Neu');
  // The lost one opens nothing any more.
  await second.press('Sign in');
  await second.hears('This passkey belongs to no account here.');
  // The new one does, also here.
  await third.press('Sign out here');
  await third.hears('You are signed out.');
  await third.press('Sign in');
  await third.hears('You are signed in.');
  expect(await third.name()).toBe('Ada');

  // Everything about this person is deleted, and with it the account.
  await third.press('Delete everything about me');
  await third.page.getByRole('button', { name: /^Yes, delete/ }).click();
  await third.page.waitForURL('**/');
  await third.settings();
  await third.press('Sign in');
  await third.hears('This passkey belongs to no account here.');
  expect(await third.name()).toBe('');
  // Refusals are what this is about; the browser notes each on its console.
  for (const { person } of [first, second, third]) {
    const refusals = /status of 40[13]/;
    expect(person.faults.filter((fault) => !refusals.test(fault))).toEqual([]);
    await person.context.close();
  }
});

test('it can be used by keyboard, and with care', async () => {
  const device = await Device.of();
  const page = await device.settings();
  await page.getByRole('button', { name: 'Create an account' }).focus();
  await page.keyboard.press('Enter');
  await device.hears('Your account is ready.');
  // What is shown only once is where the reader is.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Recovery codes');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Copy the codes');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.locator('.codes').count()).toBe(0);
  // A second passkey on the same device makes no sense.
  await device.press('Add a passkey');
  await device.hears('This device already has a passkey for your account.');
  await page.getByRole('button', { name: 'Remove Linux' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toContain('Yes, remove Linux');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // New codes take the place of the old ones.
  await device.press('Make new codes');
  await page.locator('.codes li').nth(9).waitFor();
  await device.person.leave();
});

test('nothing is shown where there can be no passkeys', async () => {
  const person = await guest();
  const page = await person.context.newPage();
  const asked = page.waitForResponse('**/api/account');
  await person.open('/settings', page);
  expect(await (await asked).json()).toEqual({ possible: false, account: null });
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('heading', { name: 'Account', exact: true }).count()).toBe(0);
  await person.leave();
});

const shot = (name: string, width: number, theme: string) =>
  fileURLToPath(new URL(`../shots/${name}-${width}-${theme}.png`, import.meta.url));

/** Both themes and both sizes; all four are worth a look now and then, but not at every test. */
const WAYS: { theme: Theme; size: Size }[] = [
  { theme: 'light', size: PHONE },
  { theme: 'dark', size: DESK },
];

test.each(WAYS)('axe finds nothing: $theme, $size.width wide', async ({ theme, size }) => {
  const device = await Device.of({ theme, size });
  const page = await device.settings();
  const section = page.locator('section[aria-labelledby="account-title"]');
  const found: string[] = [];
  const check = async (name: string) => {
    await section.screenshot({ path: shot(`account-${name}`, size.width, theme) });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) found.push(`${name}: wider than the screen`);
    const { violations } = await new AxeBuilder({ page })
      .include('section[aria-labelledby="account-title"]')
      .setLegacyMode(true)
      .analyze();
    found.push(...violations.map(({ id }) => `${name}: ${id}`));
  };
  await page.getByText('Sign in with a recovery code').click();
  await check('out');
  await device.person.table({ game: 'halma', players: 2 });
  await device.press('Sign in');
  await device.hears(/It moves to the account/);
  await check('asks');
  await device.press('Cancel');
  await device.press('Create an account');
  await page.locator('.codes').waitFor();
  await check('codes');
  await device.press('I have kept them');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await check('in');
  expect(found).toEqual([]);
  await device.person.leave();
});
