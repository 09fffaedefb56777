// The keyboard on the screen. Where it lies over the page instead of making it smaller, the table is
// made smaller here, so that the board is never covered.

/** What a page knows of what can be seen of it. */
export interface Seen {
  /** The height of the page's window. */
  window: number;
  /** The height that can be seen, and how far down that begins, for a page that is not enlarged. */
  height: number;
  top: number;
  scale: number;
}

/** Less than this is the bar of a browser and no keyboard, in pixels. */
const LEAST = 120;

/** How much of the window's lower end is covered. */
export function covered({ window, height, top, scale }: Seen): number {
  // A page that two fingers enlarge shows less of itself for another reason.
  if (Math.abs(scale - 1) > 0.01) return 0;
  const rest = window - height - top;
  return rest >= LEAST ? Math.round(rest) : 0;
}

/** Keeps the style `--covered` of the page true until it is told to stop. */
export function watchSoftKeys(view: VisualViewport | null = window.visualViewport): () => void {
  if (!view) return () => {};
  const root = document.documentElement.style;
  const look = () => {
    const { height, offsetTop: top, scale } = view;
    root.setProperty('--covered', `${covered({ window: innerHeight, height, top, scale })}px`);
  };
  view.addEventListener('resize', look);
  view.addEventListener('scroll', look);
  return () => {
    view.removeEventListener('resize', look);
    view.removeEventListener('scroll', look);
    root.removeProperty('--covered');
  };
}
