import { describe, expect, it } from 'vitest';
import { shown, windowFor } from '../../src/service-worker/reminders';

describe('a reminder', () => {
  it('shows what the server wrote, once for each table', () => {
    const message = { title: 'Halma', body: 'It is your turn.', table: 'abc' };
    const { title, path, options } = shown(JSON.stringify(message));
    expect([title, path]).toEqual(['Halma', 't/abc']);
    expect(options).toMatchObject({ body: 'It is your turn.', tag: 'abc', data: 't/abc' });
  });

  it.each([undefined, '', 'no JSON', 'null', '[]', '{"title":1,"table":{}}'])(
    'shows something even if it cannot be read: %s',
    (text) => {
      const { title, path, options } = shown(text);
      expect([title, path, options.tag]).toEqual(['Spielhof', './', undefined]);
    },
  );

  it('leads nowhere but to a table', () => {
    expect(shown('{"table":"../../x?y#z"}').path).toBe('t/..%2F..%2Fx%3Fy%23z');
  });
});

describe('a press on it', () => {
  const scope = 'https://a.example/demo/';
  const window = (path: string) => ({ url: `https://a.example${path}` });
  const found = (...paths: string[]) => windowFor('t/abc', paths.map(window), scope)?.url;

  it('finds the window of the table, whatever follows its path', () => {
    expect(found('/demo/', '/demo/t/abc#invite')).toBe('https://a.example/demo/t/abc#invite');
  });

  it('takes a window without a game before it takes one with another', () => {
    expect(found('/demo/t/other', '/demo/settings')).toBe('https://a.example/demo/settings');
    expect(found('/demo/t/other')).toBe('https://a.example/demo/t/other');
  });

  it('needs a new window where there is none of this app', () => {
    expect(found()).toBeUndefined();
    expect(found('/elsewhere')).toBeUndefined();
  });
});
