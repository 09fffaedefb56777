import { describe, expect, it } from 'vitest';
import { flightsOf } from '$lib/board/flight';
import { pointsOf } from '$lib/board/geometry';
import { applied } from '$lib/board/pieces';
import type { Move, Pieces } from '$lib/wire';
import { halma, square } from '../boards';

const start: Pieces = { cells: '1.2.', yards: [1, 0], taken: ['', ''], hand: '' };

describe('what an action did', () => {
  it('moves a piece and sends home who was hit, in whatever order it is told', () => {
    const pawn = { piece: '1', from: { cell: 0 }, to: { cell: 2 } };
    const hit = { piece: '2', from: { cell: 2 }, to: { yard: 2 } };
    for (const effects of [
      [pawn, hit],
      [hit, pawn],
    ]) {
      expect(applied(start, effects)).toMatchObject({ cells: '..1.', yards: [1, 1] });
    }
  });

  it('changes places', () => {
    const after = applied(start, [
      { piece: '1', from: { cell: 0 }, to: { cell: 2 } },
      { piece: '2', from: { cell: 2 }, to: { cell: 0 } },
    ]);
    expect(after.cells).toBe('2.1.');
  });

  it('takes, lifts and brings in', () => {
    const after = applied(start, [
      { piece: '2', from: { cell: 2 }, to: { taken: 1 } },
      { piece: '1', from: { yard: 1 }, to: { cell: 3 } },
    ]);
    expect(after).toMatchObject({ cells: '1..1', yards: [0, 0], taken: ['2', ''] });
    expect(start.cells).toBe('1.2.');
  });
});

describe('pieces on their way', () => {
  const ground = { points: pointsOf(square), yards: [null, null], pieces: halma().start };

  function jump(cells: number[]): Move {
    const [from, to] = [cells[0] ?? 0, cells.at(-1) ?? 0];
    return {
      seat: 1,
      action: '',
      dice: false,
      goesOn: false,
      way: { gait: 'jumps', cells },
      effects: [{ piece: '1', from: { cell: from }, to: { cell: to } }],
    };
  }

  it('touch down on every landing of a chain', () => {
    const [flight] = flightsOf(jump([0, 2, 34]), ground);
    const stops = flight?.frames.filter(({ transform }) => String(transform).endsWith('scale(1)'));
    expect(stops).toHaveLength(3);
    expect(flight?.frames.at(-1)?.offset).toBe(1);
  });

  it('lose what is jumped over as they pass', () => {
    const move = jump([0, 2, 4]);
    move.effects.push({ piece: '2', from: { cell: 3 }, to: { taken: 1 } });
    const [main, taken] = flightsOf(move, ground);
    expect(taken?.delay).toBeGreaterThan((main?.duration ?? 0) / 2);
    expect(taken?.delay).toBeLessThan(main?.duration ?? 0);
  });
});
