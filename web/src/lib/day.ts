// Days as they are written in the language that is spoken.

import { currentLanguage } from './words';

/** The day of a moment. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(at);
}
