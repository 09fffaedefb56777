// Between the screen and the paper that a board is drawn on.
import type { Point } from './geometry';

/** The paper of a board. */
export class Paper {
  #svg: SVGSVGElement;

  constructor(svg: SVGSVGElement) {
    this.#svg = svg;
  }

  /** Pixels for a unit of the paper. */
  scale(): number {
    return this.#svg.getScreenCTM()?.a ?? 1;
  }

  /** A point of the window, on the paper. */
  at({ x, y }: Point): Point {
    const matrix = this.#svg.getScreenCTM();
    return matrix ? moved({ x, y }, matrix.inverse()) : { x: 0, y: 0 };
  }

  /** A point of the paper, in the window. */
  onScreen(point: Point): Point {
    const matrix = this.#svg.getScreenCTM();
    return matrix ? moved(point, matrix) : { x: 0, y: 0 };
  }
}

function moved({ x, y }: Point, matrix: DOMMatrix): Point {
  const point = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: point.x, y: point.y };
}

/** Where an event is in the window. */
export const client = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});
