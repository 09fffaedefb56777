// A device with an authenticator of its own, for people with an account.
import type { CDPSession, Page } from 'playwright-core';
import { guest, origin, type Guest, type Wishes } from './hall.ts';

/** Browsers know passkeys on their own machine only by its name. */
const named = () => origin().replace('127.0.0.1', 'localhost');

/** A device with an authenticator that recognises its owner. */
export class Device {
  private constructor(
    readonly person: Guest,
    readonly page: Page,
    readonly session: CDPSession,
    readonly authenticator: string,
  ) {}

  static async of(wishes: Wishes = {}): Promise<Device> {
    const person = await guest({ at: named(), ...wishes });
    const page = await person.context.newPage();
    const session = await person.context.newCDPSession(page);
    await session.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(person, page, session, authenticatorId);
  }

  async settings(): Promise<Page> {
    await this.person.open('/settings', this.page);
    await this.page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
    return this.page;
  }

  async passkeys() {
    const of = { authenticatorId: this.authenticator };
    return (await this.session.send('WebAuthn.getCredentials', of)).credentials;
  }

  /** Gives its passkeys to another device, as password managers do. */
  async sync(other: Device): Promise<void> {
    for (const credential of await this.passkeys()) {
      const of = { authenticatorId: other.authenticator };
      await other.session.send('WebAuthn.addCredential', { ...of, credential });
    }
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Waits until the account says this. */
  async hears(text: string | RegExp): Promise<void> {
    await this.page.locator('section[aria-labelledby="account-title"]').getByText(text).waitFor();
  }

  async name(): Promise<string> {
    const answer = await this.person.context.request.get('/api/me');
    return ((await answer.json()) as { name: string }).name;
  }
}

/** Gives the guest of a page of settings a name. */
export async function give(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
}
