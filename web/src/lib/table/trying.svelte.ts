// Lines that are tried on the board before they are saved as conditional moves: the server says how the
// table would stand after them.

import { json, Refused } from '../api';
import type { BoardHandle } from '../board/contract';
import type { Choices, LineSeen, Move, Pieces, Said, SeatPlan, Target } from '../wire';
import { saidText, say } from '../words';
import { confirms } from './confirms';
import * as hands from './hand';
import type { Hand } from './hand';
import { mayPlanAhead, withLine, wholeLine } from './lines';
import { play, soundOf } from './sounds';
import { tellMove } from './speech';
import type { Note } from './state.svelte';
import { meaning, type KeyName } from './keys';
import type { TableStore } from './store';
import { Touches, type Touched } from './touches';
import Panel from './Trying.svelte';

/** Keys of the game: what is tried is no turn of it. */
const OF_THE_GAME: readonly (KeyName | null)[] = ['roll', 'end', 'undo', 'hint', 'back', 'next'];

/** A line that somebody tries. */
export class Trying implements Touched {
  /** What is beside the board meanwhile. */
  readonly Panel = Panel;
  readonly touches: Touches;
  /** How the table would stand, first after nothing at all, then after each action. */
  seen = $state.raw<LineSeen[]>([]);
  pieces = $state.raw<Pieces | null>(null);
  hand = $state.raw<Hand>(hands.EMPTY);
  note = $state.raw<Note | null>(null);
  /** Is an answer on its way? */
  waiting = $state(true);
  #table: TableStore;
  #moves: number;
  #handle: BoardHandle | null = null;
  /** Counts what somebody wanted: an answer to something older is of no use. */
  #wish = 0;

  constructor(table: TableStore) {
    this.#table = table;
    this.#moves = table.view?.moves.length ?? 0;
    this.pieces = table.pieces;
    this.touches = new Touches(this, {
      act: (action) => void this.act(action),
      // Whatever is not offered is refused with a reason.
      explain: (action) => void this.act(action),
      instead: () => {},
      confirms,
    });
    void this.#try([]);
  }

  get #last(): LineSeen | null {
    return this.seen.at(-1) ?? null;
  }

  /** The moves of the line so far. */
  get moves(): Move[] {
    return this.#last?.moves ?? [];
  }

  get scene(): LineSeen['scene'] | null {
    return this.#last?.scene ?? null;
  }

  get choices(): Choices | null {
    return this.waiting ? null : (this.scene?.choices ?? null);
  }

  get targets(): Target[] {
    return hands.targets(this.hand, this.choices);
  }

  get lastMove(): Move | null {
    return this.moves.filter(({ effects }) => effects.length > 0).at(-1) ?? null;
  }

  get earlierMoves(): Move[] {
    return [];
  }

  /** Is it my turn in the line? */
  get mine(): boolean {
    const seat = this.choices?.seat;
    return this.#table.mine.some(({ number }) => number === seat);
  }

  /** What would be saved: nothing as long as no answer of mine is in it. */
  get whole(): SeatPlan | null {
    return wholeLine(
      this.moves,
      this.#table.mine.map(({ number }) => number),
    );
  }

  /** Has the game gone on, so that the line leads nowhere? */
  get outdated(): boolean {
    const { view } = this.#table;
    return view === null || view.moves.length !== this.#moves || !mayPlanAhead(view);
  }

  cellName(cell: number): string {
    return this.#table.cellName(cell);
  }

  /** The board that shows the moves. */
  useBoard(handle: BoardHandle | null): void {
    this.#handle = handle;
  }

  /** Tries one action more. */
  async act(action: string): Promise<void> {
    await this.#try([...this.moves.map((move) => move.action), action]);
  }

  /** Takes the last action of the line back. */
  undo(): void {
    this.#wish += 1;
    this.waiting = false;
    this.note = null;
    if (this.seen.length > 1) this.seen = this.seen.slice(0, -1);
    this.#put();
    this.#table.teller.tell(say('plan-undone', { count: this.moves.length }));
  }

  /** A key was pressed: tells whether it was for the line, or is for the game and does nothing now. */
  keyed(event: KeyboardEvent): boolean {
    if (event.key !== 'Escape') return OF_THE_GAME.includes(meaning(event));
    // The board may have let go of a piece already: one key does not do two things.
    if (event.defaultPrevented) return true;
    if (this.hand.selected || this.hand.pending) this.touches.letGo();
    else this.#table.trying = null;
    return true;
  }

  /** Saves the line with those that are there; tells whether that was done. */
  async save(): Promise<boolean> {
    const { whole } = this;
    if (whole === null || this.waiting) return false;
    this.waiting = true;
    const saved = this.#table.view?.plans ?? [];
    const before = saved.find(({ seat }) => seat === whole.seat)?.lines ?? [];
    const why = await keepLines(this.#table, {
      seat: whole.seat,
      lines: withLine(before, whole.lines[0] ?? []),
    });
    this.waiting = false;
    if (why !== null) this.#refuse(why);
    else this.#table.teller.tell(say('plan-saved'));
    return why === null;
  }

  async #try(actions: string[]): Promise<void> {
    const wish = ++this.#wish;
    this.waiting = true;
    this.note = null;
    try {
      const seen = await json<LineSeen>('POST', `tables/${this.#table.id}/line`, { actions });
      if (wish !== this.#wish) return;
      if (seen.played !== this.#moves) return this.#refuse({ key: 'denial-plan-outdated' });
      await this.#show(seen, wish);
    } catch (reason) {
      if (wish !== this.#wish) return;
      const faults = reason instanceof Refused ? reason.faults : [];
      this.#refuse(faults[0] ?? { key: 'error-unreachable' });
    }
  }

  async #show(seen: LineSeen, wish: number): Promise<void> {
    const move = seen.moves.at(-1);
    if (move) {
      const { speech, teller } = this.#table;
      if (speech) teller.tell(`${say('plan-only')} ${tellMove(speech, move)}`);
      play(soundOf(move));
      await this.#handle?.animate([move]);
      if (wish !== this.#wish) return;
    }
    this.seen = [...this.seen, seen];
    this.waiting = false;
    this.#put();
  }

  #refuse(said: Said): void {
    this.waiting = false;
    this.note = { said, tone: 'refused' };
    // The board puts a piece back that was dropped on a cell it cannot go to.
    this.#put();
    this.#table.teller.tell(saidText(said));
  }

  #put(): void {
    const pieces = this.scene?.pieces ?? this.#table.pieces;
    this.pieces = pieces ? { ...pieces } : null;
    this.hand = hands.settle(this.hand, this.choices);
  }
}

/** Has the lines of a seat kept in place of those before. Why not, if so. */
export async function keepLines(
  table: TableStore,
  { seat, lines }: SeatPlan,
): Promise<Said | null> {
  const moves = table.view?.moves.length ?? 0;
  const answer = await table.later?.send({ say: 'plan', seat, moves, lines });
  return answer?.say === 'refused' ? answer.why : null;
}
