// The text of a game's rules, line by line.

/** A paragraph; with a number where the rules count. */
export interface Paragraph {
  number: number | null;
  text: string;
}

/** Paragraphs that stand together: those with numbers, those without. */
export interface Passage {
  numbered: boolean;
  paragraphs: Paragraph[];
}

/** The paragraphs of a text of rules. */
export function passages(text: string): Passage[] {
  const found: Passage[] = [];
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const [, digits, rest] = /^(\d+)\.\s+(.*)$/.exec(trimmed) ?? [];
    const paragraph = digits
      ? { number: Number(digits), text: rest ?? '' }
      : { number: null, text: trimmed };
    const numbered = paragraph.number !== null;
    const last = found.at(-1);
    if (last && last.numbered === numbered) last.paragraphs.push(paragraph);
    else found.push({ numbered, paragraphs: [paragraph] });
  }
  return found;
}
