// What the server refuses is said in words on every page, also where the words of a table were not
// fetched with the page.
import { expect, it } from 'vitest';
import { need, saidText } from '$lib/words';

const full = { key: 'denial-too-many-tables' };

it('fetches the words it lacks', async () => {
  await need('words');
  expect(saidText(full), 'no raw key meanwhile').toBe('');
  await need('table');
  expect(saidText(full)).toMatch(/tables/);
  expect(saidText({ key: 'no-such-key' }), 'a gap can be seen').toBe('no-such-key');
});
