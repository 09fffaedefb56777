// What people set once for this device.
import { keep, recall } from './store';
import { pickLanguage } from './words';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'still' | 'moving';
export type BoardStyle = 'wood' | 'paper' | 'contrast';
export type PieceStyle = 'glass' | 'flat';
/** When moves are confirmed: always, only placements by touch, or never. */
export type Confirm = 'always' | 'touch' | 'never';

/** Everything that can be set. */
export interface Settings {
  theme: Theme;
  /** A language's code; empty: as the browser wishes. */
  language: string;
  sound: boolean;
  motion: Motion;
  board: 'auto' | BoardStyle;
  pieces: 'auto' | PieceStyle;
  /** Ask before a move is sent? */
  confirm: Confirm;
  /** Can the next move be chosen while others play? */
  premoves: boolean;
  /** Does the device vibrate when a piece is picked, put down or refused? */
  vibration: boolean;
  /** Do the dice roll by themselves? */
  autoRoll: boolean;
  /** Thousandths of a second that a computer takes for a turn at least. */
  pace: number;
  /** Are the names of rows and columns drawn? */
  coordinates: boolean;
  /** Where several people share a device: does the board turn to the player to move? */
  turnAlong: boolean;
  /** Do single keys do something on the page of a table? */
  shortcuts: boolean;
  /** Do others at a table see what I draw on the board? */
  shareDrawings: boolean;
  /** Is it shown who is ahead, where the terms of a table allow that? */
  lead: boolean;
  /** Is there a warning before a blunder, where the terms of a table allow that? */
  warn: boolean;
  /** Are games without friends kept on this device? */
  playHere: boolean;
  /** The level of computers that was chosen last. */
  level: number;
}

const USUAL: Settings = {
  theme: 'auto',
  language: '',
  sound: true,
  motion: 'auto',
  board: 'auto',
  pieces: 'auto',
  confirm: 'touch',
  premoves: true,
  vibration: true,
  autoRoll: false,
  pace: 800,
  coordinates: false,
  turnAlong: false,
  shortcuts: true,
  shareDrawings: false,
  lead: false,
  warn: false,
  playHere: false,
  level: 3,
};

const NAME = 'settings';

/** What is set. Change it by `set`, which keeps it. */
export const settings: Settings = $state({ ...USUAL, ...migrated(recall(NAME)) });

/** Settings as they were kept, also by earlier versions: these knew only whether to confirm. */
export function migrated(
  kept: (Partial<Settings> & { confirmMove?: boolean }) | null,
): Partial<Settings> {
  if (kept?.confirmMove === undefined) return kept ?? {};
  const { confirmMove, ...others } = kept;
  return confirmMove ? { confirm: 'always', ...others } : others;
}

/** Changes some settings and keeps them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep(NAME, settings);
}

/** The language to speak: what was chosen, or what the browser wishes. */
export function wantedLanguage(): string {
  return pickLanguage([settings.language, ...navigator.languages]);
}

/** Shall nothing glide? */
export function still(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'still';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How boards look where nobody has chosen: as the device wishes. */
export function usualBoard(): BoardStyle {
  return window.matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'wood';
}

export function boardStyle(): BoardStyle {
  return settings.board === 'auto' ? usualBoard() : settings.board;
}

/** How pieces look where nobody has chosen: flat ones go with strong contrast. */
export function usualPieces(): PieceStyle {
  return boardStyle() === 'contrast' ? 'flat' : 'glass';
}

/** What is drawn in another way, not only in other colours. */
export const drawn: { pieces: PieceStyle } = $state({ pieces: 'glass' });

/** Tells the style sheet about theme, motion and looks. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = settings.theme;
  dataset['motion'] = still() ? 'still' : 'moving';
  dataset['board'] = boardStyle();
  dataset['pieces'] = drawn.pieces = settings.pieces === 'auto' ? usualPieces() : settings.pieces;
}
