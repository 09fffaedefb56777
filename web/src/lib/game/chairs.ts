// Who sits where before a table is opened.
import type { Chair, GameInfo } from '../wire';

/** The level one plays against when one just plays. */
export const USUAL_LEVEL = 3;

/** The level one plays against right after the lesson. */
export const EASIEST_LEVEL = 1;

/** The kinds of players one can choose. */
export type Kind = 'mine' | 'computer' | 'open';

/** All kinds, in the order they are offered. */
export const KINDS: readonly Kind[] = ['mine', 'computer', 'open'];

/** How well computers can play. */
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** What kind of player a chair is for. */
export function kindOf(chair: Chair): Kind {
  return typeof chair === 'string' ? chair : 'computer';
}

/** The level of a chair's computer, or what it would be. */
export function levelOf(chair: Chair, usual = USUAL_LEVEL): number {
  return typeof chair === 'string' ? usual : chair.computer;
}

/** A chair for a kind of player. */
export function chairFor(kind: Kind, level: number): Chair {
  return kind === 'computer' ? { computer: level } : kind;
}

/** How many chairs are for people. */
export function people(chairs: readonly Chair[]): number {
  return chairs.filter((chair) => kindOf(chair) !== 'computer').length;
}

/** The same people on more or fewer chairs; new chairs get computers like the last one's. */
export function fitted(chairs: readonly Chair[], players: number): Chair[] {
  const level = chairs.map((chair) => levelOf(chair)).at(-1) ?? USUAL_LEVEL;
  return Array.from({ length: players }, (_, seat) => chairs[seat] ?? { computer: level });
}

/** How many play: as many as wanted (0: any) if the game allows it, else two, or the fewest. */
export function usualPlayers(game: GameInfo, wanted = 0): number {
  if (game.players.includes(wanted)) return wanted;
  return game.players.includes(2) ? 2 : (game.players[0] ?? 1);
}

/** I on the first chair, computers on all others. */
export function usualChairs(players: number, level = USUAL_LEVEL): Chair[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'mine' : { computer: level }));
}
