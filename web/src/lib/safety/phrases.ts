// What can be said without words of one's own. The server takes the same ids.

/** Emotes, each drawn by Emote.svelte. */
export const EMOTES = ['smile', 'laugh', 'surprised', 'sad', 'heart', 'star'] as const;

/** An emote. */
export type EmoteName = (typeof EMOTES)[number];

/** Sentences. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'oops',
  'well-played',
  'thank-you',
  'one-moment',
  'again',
  'have-to-go',
  'good-game',
] as const;

/** Is this an emote? */
export const isEmote = (phrase: string): phrase is EmoteName =>
  (EMOTES as readonly string[]).includes(phrase);

/** Why somebody is reported or banned. */
export const REASONS = ['insult', 'harassment', 'name', 'spam', 'cheating', 'other'] as const;
