// What a table looks like after a message. Pure: state.svelte.ts keeps the result.

import type { Happening, TableView, ToClient } from '../wire';

/** Enough to read along; older lines are forgotten. */
const CHAT_LINES = 200;

/** A table, the last event it has seen, and when its clocks were right. */
export type Known = {
  view: TableView;
  /** The last event that was taken in; the scene may still be that of an earlier one. */
  last: number;
  /** When the scene came, by the reader's own clock. */
  sceneAt: number;
};

/** What a message changed. */
export type Change = {
  known: Known;
  /** What happened, to be shown and told in this order. */
  happened: Happening[];
  /** Something before this is missing: ask again. */
  gap: boolean;
};

/** A table as it was told whole. */
export function begin(view: TableView, now: number): Known {
  return { view, last: view.scene.event, sceneAt: now };
}

/** Takes a message in. */
export function reduce(known: Known, message: ToClient, now: number): Change {
  switch (message.say) {
    case 'welcome':
      return welcome(known, message.table, now);
    case 'happened':
      return happened(known, message, now);
    case 'seats':
      return same({
        ...known,
        view: { ...known.view, seats: message.seats, watching: message.watching },
      });
    case 'chatted': {
      const chat = [...known.view.chat, message.line].slice(-CHAT_LINES);
      return same({ ...known, view: { ...known.view, chat } });
    }
    case 'plans':
      return same({ ...known, view: { ...known.view, plans: message.plans } });
    default:
      return same(known);
  }
}

function same(known: Known): Change {
  return { known, happened: [], gap: false };
}

/** A whole table again: what is new at its end is told as if it had come one by one. */
function welcome(known: Known, view: TableView, now: number): Change {
  const old = known.view.moves;
  const grew =
    view.moves.length > old.length &&
    old.every((move, index) => move.action === view.moves[index]?.action);
  const news = grew ? view.moves.slice(old.length) : [];
  return {
    known: begin(view, now),
    happened: news.map((moved) => ({ what: 'acted', moved })),
    gap: false,
  };
}

type Happened = Extract<ToClient, { say: 'happened' }>;

function happened(known: Known, message: Happened, now: number): Change {
  if (message.number <= known.last) return same(known);
  if (message.number > known.last + 1) return { known, happened: [], gap: true };
  let view = happen(known.view, message.happening);
  let { sceneAt } = known;
  if (message.scene !== null) {
    view = { ...view, scene: message.scene };
    sceneAt = now;
  }
  const next = { view, last: message.number, sceneAt };
  return { known: next, happened: [message.happening], gap: false };
}

function happen(view: TableView, happening: Happening): TableView {
  switch (happening.what) {
    case 'acted':
      return { ...view, moves: [...view.moves, happening.moved] };
    case 'tookBack':
      return { ...view, moves: view.moves.slice(0, view.moves.length - happening.actions) };
    case 'drawn':
      return { ...view, terms: { ...view.terms, first: happening.seat } };
    case 'seeded':
      return withSalt(view, happening.seat, happening.seed);
    case 'unseeded':
      return withSalt(view, happening.seat, '');
    case 'revealed':
      return { ...view, fair: view.fair && { ...view.fair, revealed: happening.seed } };
    case 'again':
      return { ...view, rematch: happening.table };
    // Seats come with a message of their own, everything else with the scene.
    default:
      return view;
  }
}

function withSalt(view: TableView, seat: number, salt: string): TableView {
  if (view.fair === null) return view;
  const seeds = view.fair.seeds.map((old, index) => (index === seat - 1 ? salt : old));
  return { ...view, fair: { ...view.fair, seeds } };
}
