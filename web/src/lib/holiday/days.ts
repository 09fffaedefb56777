// Days of the reader's calendar, as a field for a date has them. Pure but for the time zone.

/** The day of a moment: `2026-03-09`. */
export function dateOf(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The end of such a day. */
export function endOfDay(day: string): number {
  return new Date(`${day}T23:59:59`).getTime();
}
