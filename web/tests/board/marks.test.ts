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

  it('differ by kind where the seats of a game have pieces of their own', () => {
    const signs = (game: string) =>
      ['1', '2'].map((mark) => lookOf({ ...layout, game }, mark)?.sign);
    const [cat, mouse] = signs('cat-and-mouse');
    expect(cat).not.toBe(mouse);
    expect(signs('halma')).not.toContain(cat);
    expect(signs('halma')).not.toContain(mouse);
  });
});
