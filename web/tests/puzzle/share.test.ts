import { afterEach, expect, it, vi } from 'vitest';
import { share, shareText } from '$lib/puzzle/share';

const say = (key: string, args?: Record<string, unknown>) =>
  `${key.replace('puzzle-page-share-', '')}:${Object.values(args ?? {}).join()}`;

const copied = vi.fn(() => Promise.resolve());
const clipboard = { writeText: copied };

afterEach(() => vi.clearAllMocks());

it('what is sent says how it went, and not how it goes', () => {
  const done = { name: '2026-10-05', misses: 0, hints: 0, days: 4 };
  expect(shareText(done, say)).toBe('Spielhof 2026-10-05: ⬤ tries:1, hints:0, days:4');
  const other = { name: 'a-3', misses: 2, hints: 1, days: 0 };
  expect(shareText(other, say)).toBe('Spielhof a-3: ◯◯⬤ tries:3, hints:1');
  expect(shareText({ ...other, misses: 40 }, say)).toContain(`: ${'◯'.repeat(11)}⬤ tries:41,`);
});

it('it is sent by what the device offers', async () => {
  const sent = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share: sent, clipboard });
  expect(await share('text', 'https://a.example/')).toBe(false);
  expect(sent).toHaveBeenCalledWith({ text: 'text', url: 'https://a.example/' });
  expect(copied).not.toHaveBeenCalled();
});

it('it is copied where the device offers nothing, or refuses', async () => {
  vi.stubGlobal('navigator', { clipboard });
  expect(await share('text', 'https://a.example/')).toBe(true);
  expect(copied).toHaveBeenCalledWith('text\nhttps://a.example/');
  vi.stubGlobal('navigator', { clipboard, share: () => Promise.reject(new Error('no')) });
  expect(await share('text', 'https://a.example/')).toBe(true);
  const changed = new DOMException('changed their mind', 'AbortError');
  vi.stubGlobal('navigator', { clipboard, share: () => Promise.reject(changed) });
  expect(await share('text', 'https://a.example/')).toBe(false);
});
