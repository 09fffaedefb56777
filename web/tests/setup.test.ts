import { describe, expect, it } from 'vitest';
import { lineValue, pastOpening, picture, read, rowsOf, withLine, written } from '$lib/edit/setup';
import { halma, square, star } from './boards';

describe('set-ups as text', () => {
  it('write the highest row first, with its label', () => {
    const lines = picture(square, [...halma().start.cells]).split('\n');
    expect(lines[0]).toBe('16  . . . . . . . . . . . . . . 2 2');
    expect(lines.at(-1)).toBe(' 1  1 1 . . . . . . . . . . . . . .');
  });

  it('are read as they were written', () => {
    const setup = { lines: ['turn: 2', 'taken: 0 1'], cells: [...halma().start.cells] };
    expect(read(square, written(square, setup))).toEqual(setup);
  });

  it('have the rows of the star, the northern tip first', () => {
    const rows = rowsOf(star);
    expect(rows.map(({ label }) => label).join('')).toBe('qponmlkjihgfedcba');
    expect(rows[4]?.cells).toHaveLength(13);
  });

  it('change one line', () => {
    expect(withLine(['turn: 1', 'x: 2'], 'turn', '3')).toEqual(['turn: 3', 'x: 2']);
    expect(withLine([], 'turn', '3')).toEqual(['turn: 3']);
    expect(lineValue(['turn: 3'], 'turn')).toBe('3');
  });

  it('begin after the opening', () => {
    expect(pastOpening(['turn: 1', 'stage: opening', 'waiting: 1 2'])).toEqual([
      'turn: 1',
      'stage: roll',
    ]);
  });
});
