// What the command line answers.

import { saidText, say } from '../words';
import type { Said } from '../wire';
import { left, reading } from './clocks';
import { COMMANDS, understand, type CommandName, type Order } from './commands';
import { coloursOf } from './seats';
import { tellCell, tellMove, tellPieces } from './speech';
import type { TableStore } from './store';

/** The words for a command in the reader's language. */
export function wordsFor(name: CommandName): string[] {
  return say(`command-${name}`).split(' ');
}

/** Obeys a line and answers in sentences. */
export async function obey(store: TableStore, line: string): Promise<string[]> {
  return answer(store, understand(line, wordsFor));
}

async function answer(store: TableStore, order: Order): Promise<string[]> {
  switch (order.order) {
    case 'help':
      return COMMANDS.map((name) => say(`command-about-${name}`, { word: wordsFor(name)[0]! }));
    case 'last':
      return last(store);
    case 'turn':
      return [store.prompt];
    case 'what':
      return [tellCell(store.speech!, store.pieces!, order.cell)];
    case 'moves':
      return moves(store, order.cell);
    case 'pieces':
      return pieces(store);
    case 'clock':
      return clocks(store);
    case 'players':
      return store.view!.seats.map(({ number }) => players(store, number));
    case 'why':
      return reasons(await store.requests.why(order.action));
    case 'unknown':
      return [say('command-unknown', { help: wordsFor('help')[0]! })];
    default:
      return act(store, order);
  }
}

/** What comes of it, also a refusal, is told by the table itself. */
async function act(store: TableStore, order: Order): Promise<string[]> {
  if (order.order === 'roll' && !store.canRoll) return [store.prompt];
  if (order.order === 'roll') await store.requests.roll();
  else if (order.order === 'undo') await store.requests.takeBack();
  else if (order.order === 'hint') await store.showHint();
  else if (order.order === 'act') await store.act(order.action);
  return [];
}

function reasons(said: Said): string[] {
  const rule = said.rule === undefined ? [] : [say('refusal-rule', { rule: said.rule })];
  return [[saidText(said), ...rule].join(' ')];
}

function last(store: TableStore): string[] {
  const { moves } = store.view!;
  const move = moves.at(-1);
  return [move === undefined ? say('moves-none') : tellMove(store.speech!, move)];
}

function moves(store: TableStore, cell: string | null): string[] {
  const { choices } = store;
  if (choices === null) return [store.prompt];
  const picks = choices.picks.flatMap(({ targets }) => targets.map(({ action }) => action));
  const all = [...picks, ...choices.plain];
  const wanted = cell === null ? all : all.filter((action) => startsWith(action, cell));
  if (wanted.length === 0) return [say('command-no-moves')];
  return [`${say('play-moves', { count: wanted.length })} ${wanted.join(', ')}`];
}

function startsWith(action: string, cell: string): boolean {
  return action.startsWith(`${cell}-`) || action.startsWith(`${cell}<`);
}

function pieces(store: TableStore): string[] {
  const { layout, seats } = store.view!;
  const all = seats.flatMap(({ number }) => coloursOf(layout, number));
  return tellPieces(store.speech!, store.pieces!, all);
}

function clocks(store: TableStore): string[] {
  const { scene, seats } = store.view!;
  if (scene.clocks.length === 0) return [say('clock-none')];
  return seats.flatMap(({ number }) => {
    const face = scene.clocks[number - 1];
    if (face === undefined) return [];
    const read = reading(left(face, store.known!.sceneAt, store.now));
    const time = 'text' in read ? read.text : say('clock-days', read);
    return [`${store.who(number)}: ${time}`];
  });
}

function players(store: TableStore, seat: number): string {
  const about = store.about(seat);
  return `${store.who(seat)}: ${about}`;
}
