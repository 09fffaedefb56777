// Everything on a board can be told from what is behind it, in every style and theme.
import { describe, expect, it } from 'vitest';
import { HUES } from '$lib/board/hues';
import { contrast, over, rgb, tokensOf, type Rgb, type Theme } from './tokens';

const STYLES = ['wood', 'paper', 'contrast'];
const THEMES: Theme[] = ['light', 'dark'];
const WAYS = STYLES.flatMap((style) => THEMES.map((theme) => ({ style, theme })));

/** A line and its case. */
const MARKS: [string, string, string][] = [
  ['target', 'mark-target', 'mark-case'],
  ['last move', 'mark-last', 'mark-case'],
  ['hint', 'mark-hint', 'mark-hint-case'],
  ['can be picked', 'glow', 'mark-hint-case'],
];

it('reckons as WCAG does', () => {
  expect(contrast(rgb('#000000'), rgb('#ffffff'))).toBeCloseTo(21);
  expect(contrast(rgb('#777777'), rgb('#ffffff'))).toBeCloseTo(4.48, 2);
});

describe.each(WAYS)('$style, $theme', ({ style, theme }) => {
  const token = tokensOf(style, theme);
  const colour = (name: string) => rgb(token(name));
  const least = style === 'contrast' ? 4.5 : 3;

  /** Where marks are drawn: squares, faces, holes and the tinted homes. */
  const grounds = ((): Map<string, Rgb> => {
    const plain = ['board-light', 'board-dark', 'board-face', 'board-face-edge'];
    const holes = ['hollow-floor', 'hollow-rim'];
    const found = new Map([...plain, ...holes].map((name) => [name, colour(name)]));
    for (const hue of HUES) {
      for (const [name, opacity] of [
        ['board-light', Number(token('board-tint'))],
        ['board-dark', Number(token('board-tint'))],
        ['board-face', Number(token('board-tint-wide'))],
      ] as const) {
        found.set(`${hue} on ${name}`, over(colour(hue), opacity, colour(name)));
      }
    }
    return found;
  })();

  it.each(MARKS)('%s', (_, line, edge) => {
    expect(contrast(colour(line), colour(edge)), 'line and case').toBeGreaterThanOrEqual(4.5);
    for (const [name, ground] of grounds) {
      // A light lies under some of them.
      for (const behind of [ground, over(colour('glow'), Number(token('glow-strength')), ground)]) {
        const seen = Math.max(contrast(colour(line), behind), contrast(colour(edge), behind));
        expect(seen, `on ${name}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('lines and names', () => {
    for (const face of ['board-face', 'board-light']) {
      const line = over(colour('board-line'), 0.85, colour(face));
      expect(contrast(line, colour(face)), face).toBeGreaterThanOrEqual(least);
      expect(contrast(colour('board-ink'), colour(face)), face).toBeGreaterThanOrEqual(4.5);
    }
    for (const frame of ['board-frame', 'board-frame-light']) {
      expect(contrast(colour('board-name'), colour(frame)), frame).toBeGreaterThanOrEqual(4);
    }
  });

  it.each(HUES)('sign of %s', (hue) => {
    expect(contrast(colour(`${hue}-mark`), colour(hue))).toBeGreaterThanOrEqual(least);
  });
});

describe.each(THEMES)('high contrast, %s', (theme) => {
  const token = tokensOf('contrast', theme);
  const colour = (name: string) => rgb(token(name));
  const grounds = ['board-light', 'board-dark', 'board-face', 'hollow-floor', 'hollow-rim'];

  it.each(HUES)('%s pieces', (hue) => {
    const [body, edge] = [colour(hue), colour('piece-edge')];
    expect(contrast(body, edge), 'body and edge').toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds) {
      const seen = Math.max(contrast(body, colour(ground)), contrast(edge, colour(ground)));
      expect(seen, ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('holes and cells', () => {
    for (const face of ['board-face', 'hollow-floor']) {
      expect(contrast(colour('hollow-deep'), colour(face)), face).toBeGreaterThanOrEqual(4.5);
    }
    for (const square of ['board-light', 'board-dark']) {
      expect(contrast(colour('board-cell-line'), colour(square)), square).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });
});
