// Arrow keys on a board.
import { step, type Heading, type Point } from './geometry';

const ARROWS: Record<string, Heading> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** What a key does on a board. */
export type KeyDeed = { do: 'go'; heading: Heading } | { do: 'press' } | { do: 'let-go' } | null;

/** What a key means; together with another key it means something else, elsewhere. */
export function keyDeed({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): KeyDeed {
  if (ctrlKey || altKey || metaKey) return null;
  const heading = ARROWS[key];
  if (heading) return { do: 'go', heading };
  if (key === 'Enter' || key === ' ') return { do: 'press' };
  return key === 'Escape' ? { do: 'let-go' } : null;
}

/** Walks over spots. Remembers where a row of key presses began, so that one does not drift. */
export class Walk {
  #anchor: Point | undefined;
  #axis = '';

  /** The spot that an arrow key leads to. */
  next(spots: readonly Point[], from: number, heading: Heading): number | null {
    const axis = heading === 'up' || heading === 'down' ? 'upright' : 'level';
    if (axis !== this.#axis || !this.#anchor) this.#anchor = spots[from];
    this.#axis = axis;
    return step(spots, from, heading, this.#anchor);
  }

  /** Something else than an arrow key led elsewhere. */
  restart(): void {
    this.#anchor = undefined;
  }
}
