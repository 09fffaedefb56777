// What a board needs only once it is on the screen.

/** A frame to draw it, one to show it, and some to be sure. */
const FRAMES = 4;

let ids = 0;

/** A name for a layer of a board that nothing else on the page has. */
export function nextId(): string {
  ids += 1;
  return `board-${ids}`;
}

/** No more than this is kept of what pointers do. */
const MOST_KEPT = 8;

/** Keeps what pointers do on a board while its hands are still missing. */
export function keepTaps(board: Element, kept: Event[], missing: () => boolean): void {
  const keep = (event: Event) => {
    if (missing() && kept.push(event) > MOST_KEPT) kept.shift();
  };
  board.addEventListener('pointerdown', keep);
  board.addEventListener('pointerup', keep);
}

/** Calls when the page has been painted. What it returns calls it off. */
export function afterPaint(call: () => void): () => void {
  let left = FRAMES;
  let frame = requestAnimationFrame(function next() {
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(next);
    else setTimeout(() => left === 0 && call());
  });
  return () => {
    left = -1;
    cancelAnimationFrame(frame);
  };
}
