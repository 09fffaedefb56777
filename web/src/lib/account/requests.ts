// What the server is asked about accounts.
import { ask, asGuest, json } from '../api';
import type {
  AccountState,
  Assertion,
  Me,
  NewPasskey,
  PasskeyOptions,
  RecoveryCodes,
  SignInOptions,
} from '../wire';

const post = async (path: string) => void (await ask('POST', `account/${path}`));

/** Where one stands with accounts. */
export const accountState = () => json<AccountState>('GET', 'account');

/** What it takes to make a passkey. */
export const passkeyOptions = () =>
  asGuest(() => json<PasskeyOptions>('POST', 'account/passkeys/options'));

/** Adds a passkey; the first one makes the account, with recovery codes. */
export const addPasskey = (made: NewPasskey) =>
  json<RecoveryCodes>('POST', 'account/passkeys', made);

export const removePasskey = async (id: string) =>
  void (await ask('DELETE', `account/passkeys/${id}`));

/** What it takes to sign in. */
export const signInOptions = () => json<SignInOptions>('POST', 'account/sign-in/options');

/** Signs in: from then on this device is the guest of the account. */
export const signIn = (proof: Assertion) => json<Me>('POST', 'account/sign-in', proof);

/** Signs in by a recovery code. */
export const recover = (code: string) => json<Me>('POST', 'account/recover', { code });

/** New recovery codes in place of the earlier ones. */
export const newCodes = () => json<RecoveryCodes>('POST', 'account/codes');

export const signOut = () => post('sign-out');

export const signOutOthers = () => post('sign-out-others');
