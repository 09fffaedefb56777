// The pointer over a board: what it drags and where it is. What comes of it is told to the board.
import type { Placed } from '../wire';
import { draggedTo, released, type Drag } from './drag';
import type { Point } from './geometry';

/** What the pointer can ask of the board, and tell it. */
export interface PointerHost {
  /** How many cells the board has. */
  cells(): number;
  spotAt(point: Point): number | null;
  /** What can be picked up from a spot, if anything. */
  pickAt(spot: number): { from: Placed; mark: string } | null;
  /** A drag has begun. */
  dragged(drag: Drag): void;
  dropped(drag: Drag, spot: number | null): void;
  pressed(spot: number): void;
  /** The board beside its spots was pressed. */
  aside(): void;
}

/** Follows one pointer. */
export class Pointer {
  drag = $state.raw<Drag | null>(null);
  /** Where a mouse is; a finger that does not touch is nowhere. */
  hover = $state.raw<Point | null>(null);
  #host: PointerHost;
  /** The spot that the pointer went down on. */
  #pressed: { spot: number | null } | null = null;

  constructor(host: PointerHost) {
    this.#host = host;
  }

  /** The piece that is being dragged, once it is meant. */
  get dragging(): Drag | null {
    return this.drag?.moving ? this.drag : null;
  }

  down(at: Point, pointer: number): void {
    const spot = this.#host.spotAt(at);
    this.#pressed = { spot };
    const pick = spot === null ? null : this.#host.pickAt(spot);
    if (pick) this.drag = { pointer, ...pick, start: at, at, moving: false };
  }

  move(at: Point, pointer: number, isMouse: boolean): void {
    this.hover = isMouse ? at : null;
    if (this.drag?.pointer !== pointer) return;
    const drag = draggedTo(this.drag, at);
    if (drag.moving && !this.drag.moving) this.#host.dragged(drag);
    this.drag = drag;
  }

  up(at: Point): void {
    if (!this.#pressed) return;
    const { spot } = this.#pressed;
    const release = released(spot, this.#host.spotAt(at), this.drag, this.#host.cells());
    this.cancel();
    if (release.do === 'drop') this.#host.dropped(release.drag, release.spot);
    else if (release.do === 'press') this.#host.pressed(release.spot);
    else if (release.do === 'aside') this.#host.aside();
  }

  /** Forgets what it pressed and dragged. */
  cancel(): void {
    this.drag = null;
    this.#pressed = null;
  }

  leave(): void {
    this.hover = null;
  }
}
