// What a board needs only once it is on the screen.

/** A frame to draw it, one to show it, and some to be sure. */
const FRAMES = 4;

let ids = 0;

/** A name for a layer of a board that nothing else on the page has. */
export function nextId(): string {
  ids += 1;
  return `board-${ids}`;
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
