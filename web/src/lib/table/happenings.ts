// What happened at a table besides moves, as sentences.

import type { Arg, Happening } from '../wire';

/** What it takes to speak of what happened. */
export type Telling = {
  /** What a seat is called. */
  who(seat: number): string;
  /** A sentence of a key. */
  say(key: string, args?: Record<string, Arg>): string;
};

/** What happened, in a sentence; null where nothing is said about it. */
export function tellHappening(happening: Happening, { who, say }: Telling): string | null {
  switch (happening.what) {
    case 'began':
      return say('told-began');
    case 'tookBack':
      return say('told-took-back', { who: who(happening.seat), count: happening.actions });
    case 'asked':
      return say(`offer-${happening.kind}`, { who: who(happening.seat) });
    case 'answered':
      return happening.yes ? null : say('told-declined', { who: who(happening.seat) });
    case 'resigned':
    case 'timeUp':
    case 'drawn':
    case 'withheld':
    case 'stoodIn':
    case 'cameBack':
    case 'sat':
      return say(`told-${KEYS[happening.what]}`, { who: who(happening.seat) });
    case 'ended':
      return say('told-ended');
    default:
      return null;
  }
}

const KEYS = {
  resigned: 'resigned',
  timeUp: 'time-up',
  drawn: 'drawn',
  withheld: 'withheld',
  stoodIn: 'stood-in',
  cameBack: 'came-back',
  sat: 'sat',
} as const;
