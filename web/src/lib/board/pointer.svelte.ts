// The pointer over a board: what it drags and where it is. What comes of it is told to the board.
import type { Placed } from '../wire';
import type { Aim } from './aim';
import { draggedTo, released, type Drag } from './drag';
import type { Point } from './geometry';

/** What a spot means: a piece to pick, the piece in the hand, a target, or nothing. */
export type Meaning = 'pick' | 'held' | 'target' | null;

/** What the pointer can ask of the board, and tell it. */
export interface PointerHost {
  /** How many cells the board has. */
  cells(): number;
  /** The spot right under a point. */
  spotAt(point: Point): number | null;
  /** What a finger at a point means. */
  aimAt(point: Point): Aim;
  /** Where a finger that drags a piece means to put it. */
  aimDrop(point: Point): Aim;
  /** What can be picked up from a spot, if anything. */
  pickAt(spot: number): { from: Placed; mark: string } | null;
  meaning(spot: number): Meaning;
  /** A piece was picked that was not in the hand. */
  picked(from: Placed): void;
  /** A drag has begun. */
  dragged(drag: Drag): void;
  dropped(drag: Drag, spot: number | null): void;
  pressed(spot: number): void;
  /** The board beside its spots was pressed. */
  aside(): void;
  /** It is not clear which of these spots is meant. */
  asks(spots: number[], at: Point): void;
  /** It is clear now, or no longer of interest. */
  asksNoMore(): void;
}

/** A pointer that goes down or moves. */
export interface Contact {
  id: number;
  /** Fingers are not exact. */
  finger: boolean;
  /** How far it has to move to drag. */
  slack: number;
}

interface Press {
  contact: Contact;
  start: Point;
  /** The spot that is meant. */
  spot: number | null;
  /** Is it still asked what is meant? */
  asking: boolean;
  /** Has it picked the piece that it is on? */
  fresh: boolean;
}

/** Follows one pointer. */
export class Pointer {
  drag = $state.raw<Drag | null>(null);
  /** Where a mouse is; a finger that does not touch is nowhere. */
  hover = $state.raw<Point | null>(null);
  #host: PointerHost;
  #press: Press | null = null;

  constructor(host: PointerHost) {
    this.#host = host;
  }

  /** The piece that is being dragged, once it is meant. */
  get dragging(): Drag | null {
    return this.drag?.moving ? this.drag : null;
  }

  /** Does a finger drag it? */
  get byFinger(): boolean {
    return this.#press?.contact.finger ?? false;
  }

  /** Has the pointer, which is still down, picked the piece that it is on? */
  get fresh(): boolean {
    return this.#press?.fresh ?? false;
  }

  /** Pieces are picked at once, not only when the pointer comes up. */
  down(at: Point, contact: Contact): void {
    if (this.#press) return;
    const host = this.#host;
    const aim = contact.finger ? host.aimAt(at) : null;
    const asking = aim?.do === 'ask';
    const spot = asking ? null : aim?.do === 'hit' ? aim.spot : host.spotAt(at);
    this.#press = { contact, start: at, spot, asking, fresh: false };
    if (asking) {
      const piece = aim.spots.find((one) => host.meaning(one) !== 'target');
      if (piece !== undefined) this.#take(piece, at, contact);
      host.asks(aim.spots, at);
    } else if (spot !== null && this.#take(spot, at, contact) && host.meaning(spot) === 'pick') {
      this.#press.fresh = true;
      host.picked(this.drag!.from);
    }
  }

  move(at: Point, contact: Contact): void {
    this.hover = contact.finger ? null : at;
    if (this.drag?.pointer !== contact.id) return;
    const drag = draggedTo(this.drag, at, contact.slack);
    if (drag.moving && !this.drag.moving) {
      this.#host.asksNoMore();
      this.#host.dragged(drag);
    }
    this.drag = drag;
  }

  up(at: Point, id: number): void {
    const press = this.#press;
    if (!press || press.contact.id !== id) return;
    const { drag } = this;
    this.cancel();
    if (drag?.moving) this.#drop(drag, at, press.contact.finger);
    else if (!press.asking && !press.fresh) this.#release(press, at);
  }

  /** Forgets what it pressed and dragged. */
  cancel(): void {
    this.drag = null;
    this.#press = null;
  }

  leave(): void {
    this.hover = null;
  }

  #take(spot: number, at: Point, { id }: Contact): boolean {
    const pick = this.#host.pickAt(spot);
    if (pick) this.drag = { pointer: id, ...pick, start: at, at, moving: false };
    return pick !== null;
  }

  #drop(drag: Drag, at: Point, finger: boolean): void {
    const aim = finger ? this.#host.aimDrop(at) : null;
    if (aim?.do === 'ask') this.#host.asks(aim.spots, at);
    else this.#host.dropped(drag, aim?.do === 'hit' ? aim.spot : this.#host.spotAt(at));
  }

  #release({ contact, start, spot }: Press, at: Point): void {
    // A finger rolls a little while it presses.
    const slipped = Math.hypot(at.x - start.x, at.y - start.y) > 2 * contact.slack;
    const end = contact.finger ? (slipped ? null : spot) : this.#host.spotAt(at);
    const release = released(spot, end, this.#host.cells());
    if (release.do === 'press') this.#host.pressed(release.spot);
    else if (release.do === 'aside') this.#host.aside();
  }
}
