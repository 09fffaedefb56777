// A language that does not exist: every text two fifths longer, with accents. What has room for it
// has room for the real ones.
import type { BrowserContext } from 'playwright-core';

const ACCENTS: Record<string, string> = {
  a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ýý',
  A: 'ÁÁ', E: 'ÉÉ', I: 'ÍÍ', O: 'ÓÓ', U: 'ÚÚ', c: 'ç', n: 'ñ', s: 'š', S: 'Š',
}; // prettier-ignore

/** A text two fifths longer: vowels twice, and what is still missing behind the last word. */
export function longer(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const stretched = text.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter);
  const missing = Math.ceil(text.trim().length * 1.4) - stretched.trim().length;
  const end = stretched.trimEnd().length;
  return stretched.slice(0, end) + 'é'.repeat(Math.max(0, missing)) + stretched.slice(end);
}

/** A line of a Fluent file with its words stretched; keys, variants and places stay. */
function line(source: string): string {
  const [, head = '', text = ''] =
    /^((?:[a-z][\w-]* = ?|\s+)?(?:\*?\[[^\]]*\] ?)?)(.*)$/.exec(source) ?? [];
  if (/^[a-z][\w-]* = ?$/.test(head) && head.startsWith('command-')) return source;
  return (
    head + text.replace(/(\{[^}]*\}?)|([^{}]+)/g, (part, place) => (place ? part : longer(part)))
  );
}

/** A Fluent file in the stretched language. */
export const stretch = (source: string): string => source.split('\n').map(line).join('\n');

/** Everything that is fetched from now on speaks the stretched language. */
export async function speakStretched(context: BrowserContext): Promise<void> {
  await context.route(/\.ftl$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: stretch(await response.text()) });
  });
}
