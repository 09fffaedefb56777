import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { behindHash } from '$lib/address';
import { linksBehindHash, POLICY } from '../scripts/static-plugin.ts';

const SOURCE = join(import.meta.dirname, '../src');

describe('the site for plain web hosts', () => {
  it.each([
    ['', { pathname: '/', search: '', hash: '' }],
    ['#main', { pathname: '/', search: '', hash: '' }],
    ['#/g/halma', { pathname: '/g/halma', search: '', hash: '' }],
    ['#/g/halma?players=4', { pathname: '/g/halma', search: '?players=4', hash: '' }],
    ['#/rules/halma#rule-3', { pathname: '/rules/halma', search: '', hash: '#rule-3' }],
    ['#/t/a?b=c#d', { pathname: '/t/a', search: '?b=c', hash: '#d' }],
  ])('reads %s', (hash, parts) => expect(behindHash(hash)).toEqual(parts));

  it('changes links in markup', () => {
    expect(linksBehindHash('<a href="/g/{id}">')).toBe('<a href="#/g/{id}">');
    expect(linksBehindHash('<a href="#main" href={other}>')).toBe('<a href="#main" href={other}>');
  });

  it('has no link that is put together in markup: it would not be changed', () => {
    const found = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svelte'))
      .filter((name) => /href=\{\s*[`'"]\//.test(readFileSync(join(SOURCE, name), 'utf8')));
    expect(found).toEqual([]);
  });

  it('may load what a page of the server may', () => {
    const path = join(import.meta.dirname, '../../crates/server/src/http/protection.rs');
    const source = readFileSync(path, 'utf8').replace(/\s*\\\n\s*/g, ' ');
    const [, server = ''] = /"(default-src [^"]*)"/.exec(source) ?? [];
    const parts = server
      .replace('{socket}', '')
      .split('; ')
      .map((part) => part.trim());
    expect(parts).toEqual([...POLICY, "frame-ancestors 'none'"]);
  });
});
