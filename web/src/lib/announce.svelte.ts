// Announces something to screen readers.

/** The text of the live regions; App draws them. */
export const announcement = $state({ polite: '', urgent: '' });

/** Has a screen reader say a sentence. The same sentence twice is said twice. */
export function announce(text: string, urgent = false): void {
  const region = urgent ? 'urgent' : 'polite';
  const same = announcement[region] === text;
  announcement[region] = same ? `${text}\u00a0` : text;
}
