// Clocks go on between two messages.

import type { ClockFace } from '../wire';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this tenths are shown, and the clock warns. */
export const SHORT = 20_000;

/** What is left on a clock that was right when it came. */
export function left(face: ClockFace, cameAt: number, now: number): number {
  return face.runs ? Math.max(0, face.left - (now - cameAt)) : face.left;
}

/** A time as a clock shows it; days and hours apart, since they need words. */
export type Reading = { days: number; hours: number } | { text: string };

/** Reads a clock. */
export function reading(milliseconds: number): Reading {
  if (milliseconds >= DAY) {
    return {
      days: Math.floor(milliseconds / DAY),
      hours: Math.floor((milliseconds % DAY) / HOUR),
    };
  }
  if (milliseconds < SHORT) {
    const tenths = Math.floor(milliseconds / 100);
    return { text: `0:${two(Math.floor(tenths / 10))}.${tenths % 10}` };
  }
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const seconds = two(Math.floor((milliseconds % MINUTE) / 1000));
  return { text: hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}` };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
