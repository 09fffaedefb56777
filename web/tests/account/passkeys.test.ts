import { expect, test } from 'vitest';
import { deviceName } from '../../src/lib/account/passkeys';
import { bytesOf, textOf } from '../../src/lib/base64';

test('bytes travel as base64 for addresses and come back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => 255 - index);
  for (let length = 0; length <= bytes.length; length += 1) {
    const some = bytes.slice(0, length);
    const text = textOf(some.buffer);
    expect(text).toMatch(/^[\w-]*$/);
    expect(text).toBe(Buffer.from(some).toString('base64url'));
    expect(bytesOf(text)).toEqual(some);
  }
});

test('a device has a name that people know, or none', () => {
  const name = (system: string) => deviceName(`Mozilla/5.0 (${system}) AppleWebKit/537.36`);
  expect(name('X11; Linux x86_64')).toBe('Linux');
  expect(name('Linux; Android 15; Pixel')).toBe('Android');
  expect(name('iPhone; CPU iPhone OS 18_0 like Mac OS X')).toBe('iPhone');
  expect(name('PlayStation 5')).toBe('');
});
