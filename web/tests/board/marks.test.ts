import { describe, expect, it } from 'vitest';
import { lookOf } from '$lib/board/marks';
import { halma } from '../boards';

describe('marks', () => {
  const layout = halma();

  it('name a piece by colour and sign', () => {
    expect(lookOf(layout, '2')).toMatchObject({ hue: 'blue', marked: false });
    expect(lookOf(layout, 'A')).toMatchObject({ hue: 'red', marked: true });
    expect(lookOf(layout, 'o')).toMatchObject({ hue: 'neutral' });
    expect(lookOf(layout, '#')).toMatchObject({ barricade: true });
    expect(lookOf(layout, '.')).toBeNull();
  });

  it('differ in their signs, not only in colour', () => {
    expect(lookOf(layout, '1')?.sign).not.toBe(lookOf(layout, '2')?.sign);
  });

  it('differ by kind where the sides have different kinds of pieces', () => {
    const kinds = ['cat', 'mouse'] as const;
    const colours = layout.colours.map((colour, at) => ({ ...colour, kind: kinds[at] }));
    const signs = (of: typeof layout) => ['1', '2'].map((mark) => lookOf(of, mark)?.sign);
    const [cat, mouse] = signs({ ...layout, colours });
    expect(cat).not.toBe(mouse);
    expect(signs(layout)).not.toContain(cat);
    expect(signs(layout)).not.toContain(mouse);
  });
});
