import { expect, it } from 'vitest';
import { keepTaps } from '../../src/lib/board/firstpaint';

it('what pointers do is kept while hands are missing, and not more of it than needed', () => {
  const board = new EventTarget();
  const kept: Event[] = [];
  let missing = true;
  keepTaps(board as Element, kept, () => missing);
  const events = Array.from(
    { length: 10 },
    (_, index) => new Event(index % 2 === 0 ? 'pointerdown' : 'pointerup'),
  );
  for (const event of events) board.dispatchEvent(event);
  expect(kept).toEqual(events.slice(-8));
  missing = false;
  board.dispatchEvent(new Event('pointerdown'));
  expect(kept).toHaveLength(8);
});
