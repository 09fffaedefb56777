// Where a panel over the board hides least of what is to be seen.

/** A part of the screen. */
export type Part = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How many spots a panel covers. */
export function covered(panel: Part, spots: readonly Part[]): number {
  return spots.filter((spot) => {
    const [x, y] = [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2];
    return x > panel.left && x < panel.right && y > panel.top && y < panel.bottom;
  }).length;
}

/** Is it better at the upper edge of the stage than where it is? */
export function isBetterAbove(panel: Part, stage: Part, spots: readonly Part[]): boolean {
  const height = panel.bottom - panel.top;
  const { left, right } = panel;
  const above = { left, right, top: stage.top, bottom: stage.top + height };
  return covered(above, spots) < covered(panel, spots);
}
