// A push service and the half of a browser that talks to it: Chromium has neither where it is tested.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright-core';
import type { PushMessage } from '../src/lib/wire.ts';

/** What came. */
export interface Delivery {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service that takes whatever comes. */
export class PushService {
  readonly deliveries: Delivery[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (request, answer) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url = '', headers } = request;
        service.deliveries.push({ path: url, headers, body: Buffer.concat(parts) });
        answer.writeHead(201).end();
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

/** The keys of a device (RFC 8291), and where it is reached. */
export class Keys {
  readonly #pair: ECDH = createECDH('prime256v1');
  readonly #secret = randomBytes(16);
  readonly #public = this.#pair.generateKeys();

  constructor(readonly endpoint: string) {}

  /** Has the pages of a browser subscribe with these keys. What is subscribed outlives a page. */
  async given(context: BrowserContext): Promise<void> {
    const made = {
      endpoint: this.endpoint,
      keys: {
        p256dh: this.#public.toString('base64url'),
        auth: this.#secret.toString('base64url'),
      },
    };
    await context.addInitScript((json) => {
      if (!('PushManager' in window)) return;
      const NAME = 'test.subscribed';
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
          one.charCodeAt(0),
        ).buffer;
      const subscription = () => {
        const key = localStorage.getItem(NAME);
        if (key === null) return null;
        return {
          endpoint: json.endpoint,
          options: { userVisibleOnly: true, applicationServerKey: bytes(key) },
          toJSON: () => json,
          unsubscribe: async () => {
            localStorage.removeItem(NAME);
            return true;
          },
        } as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => subscription();
      PushManager.prototype.subscribe = async (options) => {
        if (Notification.permission !== 'granted') throw new DOMException('no', 'NotAllowedError');
        localStorage.setItem(NAME, String(options?.applicationServerKey));
        return subscription()!;
      };
    }, made);
  }

  /** Reads a message as the browser does. */
  decrypt(body: Buffer): PushMessage {
    const salt = body.subarray(0, 16);
    const length = body[20]!;
    const server = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const derived = (from: Buffer, by: Buffer, info: Buffer | string, size: number) =>
      Buffer.from(hkdfSync('sha256', from, by, info, size));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#public, server]);
    const shared = derived(this.#pair.computeSecret(server), this.#secret, info, 32);
    const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // The last byte ends the last record.
    return JSON.parse(plain.subarray(0, -1).toString()) as PushMessage;
  }
}

/** Who signed a message (RFC 8292), if the signature fits: the public key, and what was signed. */
export function signer({ headers }: Delivery): { key: string; claims: { aud: string } } | null {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (!head || !claims || !signature || !key) return null;
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const by = createPublicKey({ key: jwk, format: 'jwk' });
  const fits = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: by, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!fits) return null;
  return {
    key,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string },
  };
}
