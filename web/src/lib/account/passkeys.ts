// The browser's half of the ceremonies: it asks an authenticator to make a passkey, or to prove that it
// has one.
import { bytesOf, textOf } from '../base64';
import type { Assertion, NewPasskey, PasskeyOptions, SignInOptions } from '../wire';

/** Can this browser use passkeys? */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Nobody chose a passkey, or the one that there is fits no more. */
export class NotChosen extends Error {
  constructor(readonly isThere: boolean) {
    super('no passkey was chosen');
  }
}

async function chosen(ask: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask;
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (reason) {
    throw new NotChosen(reason instanceof DOMException && reason.name === 'InvalidStateError');
  }
  throw new NotChosen(false);
}

/** Makes a passkey that can be found without the name of its owner. */
export async function makePasskey(options: PasskeyOptions, name: string): Promise<NewPasskey> {
  const credential = await chosen(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(options.challenge),
        rp: { id: options.host, name: 'Spielhof' },
        user: { id: bytesOf(options.user), name: options.name, displayName: options.name },
        pubKeyCredParams: options.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: options.exclude.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
        timeout: options.timeout,
      },
    }),
  );
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    ceremony: options.ceremony,
    name,
    id: textOf(credential.rawId),
    clientData: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
  };
}

/** Asks for any passkey of this host. */
export async function provePasskey(options: SignInOptions): Promise<Assertion> {
  const credential = await chosen(
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(options.challenge),
        rpId: options.host,
        userVerification: 'required',
        timeout: options.timeout,
      },
    }),
  );
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    ceremony: options.ceremony,
    id: textOf(credential.rawId),
    user: response.userHandle ? textOf(response.userHandle) : '',
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

/** Kinds of devices by what browsers call them. Some call themselves by several: the first counts. */
const DEVICES = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'CrOS', 'Linux'];

/** What people may call a passkey of this device. */
export function deviceName(agent = navigator.userAgent): string {
  return DEVICES.find((name) => agent.includes(name)) ?? '';
}
