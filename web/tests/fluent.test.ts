// The messages of a Fluent file, taken apart without a parser.
import { describe, expect, it } from 'vitest';
import { entries, references, withReferences } from '../scripts/fluent.ts';

const FILE = `# A comment.
-thing = piece

one = One { -thing }.
## A heading
many = { $count ->
    [one] A { -thing }
   *[other] { NUMBER($count) } things

    and { one }
  }
last = Last
`;

describe('a file', () => {
  const all = entries(FILE);

  it('has messages and terms, each with all its lines', () => {
    expect([...all.keys()]).toEqual(['-thing', 'one', 'many', 'last']);
    expect(all.get('one')).toBe('one = One { -thing }.');
    expect(all.get('many')).toMatch(/^many = \{[\s\S]*and \{ one \}\n {2}\}$/);
  });

  it('has messages that refer to others, but not to variables', () => {
    expect(references(all.get('many')!)).toEqual(['-thing', 'one']);
    expect(references('jump = As in rule { $rule-step }.')).toEqual([]);
  });

  it('is handed out with what is referred to', () => {
    expect(withReferences(['one', 'missing'], all)).toEqual(['one', '-thing']);
    expect(withReferences(['many'], all).sort()).toEqual(['-thing', 'many', 'one']);
  });
});
