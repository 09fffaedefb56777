// Tells a table who of the people at this device plays which seat.
import type { Answer, Wish } from '../table/connection';
import type { TableState } from '../table/state.svelte';
import type { SeatShape, TableView } from '../wire';
import { OWN, person, type Player } from './people.svelte';
import { followed, keepForNext, keepSeating, seatingOf } from './seating';

/** What introductions need around them. */
export type Around = { send(wish: Wish): Promise<Answer> };

/** Introduces people at one table. */
export class Introductions {
  #table: TableState;
  #around: Around;
  /** What the table was told, by seat. It is not told twice over one line. */
  #told = new Map<number, string>();

  constructor(table: TableState, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  /** There is a new line: what was told over the one before may be lost. */
  renew(): void {
    this.#told.clear();
    this.update();
  }

  /** Looks whether somebody has to be introduced. */
  update(): void {
    const { view, line } = this.#table;
    if (view === null) return;
    this.#follow(view);
    if (line.is !== 'live') return;
    for (const seat of this.#table.mine) {
      const player = this.#playerOf(seat);
      if (player) void this.#introduce(seat, player);
    }
  }

  /** Who plays a seat: as was chosen, or as the table knows; alone at this device it is the guest. */
  #playerOf(seat: SeatShape): Player | undefined {
    const { mine } = this.#table;
    const id = this.#seating()[seat.number] ?? (mine.length === 1 ? OWN : undefined);
    const found = id === undefined ? undefined : person(id);
    return found && found.name !== '' ? found : undefined;
  }

  #seating() {
    return seatingOf(this.#table.id);
  }

  /** The same people play again, from this table on or up to it. */
  #follow({ id, rematch, seats, terms }: TableView): void {
    const seating = this.#seating();
    if (Object.keys(seating).length === 0) {
      const followers = followed(id, terms.first);
      if (Object.keys(followers).length > 0) keepSeating(id, followers);
    } else if (rematch !== null) {
      keepForNext({ next: rematch, seating, seats: seats.length, first: terms.first });
    }
  }

  async #introduce(seat: SeatShape, player: Player): Promise<void> {
    // An older server knows no pictures, and hangs up on what it does not know.
    if ((seat.avatar as number | undefined) === undefined) return;
    const { id, name, avatar } = player;
    const known = seat.player === id && seat.avatar === avatar && seat.name.startsWith(name);
    const told = JSON.stringify(player);
    if (known || this.#told.get(seat.number) === told) return;
    this.#told.set(seat.number, told);
    await this.#around.send({ say: 'introduce', seat: seat.number, player: id, name, avatar });
  }
}
