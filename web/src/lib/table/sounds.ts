// Which sounds are heard, and when. Silent until somebody has touched the page, as browsers want it.

import { hopTime } from '../board/hops';
import { settings, still } from '../settings.svelte';
import type { Move } from '../wire';
import type * as Maker from './audio';

let context: AudioContext | null = null;
let maker: typeof Maker | null = null;

/** What can be heard. */
export type Sound = 'click' | 'hop' | 'take' | 'dice' | 'turn' | 'end';

/** Plays a sound, if sounds are on. */
export function play(sound: Sound): void {
  sounding(({ make }, audio) => make(audio, sound));
}

/** Call this in the first touch or key: after it sounds are allowed. */
export function allowSounds(): void {
  if (typeof AudioContext === 'undefined') return;
  // What is seen comes first.
  setTimeout(() => {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    void import('./audio').then((module) => (maker = module));
  });
}

/** A sound may be late by a frame, a picture may not. */
function sounding(sound: (maker: typeof Maker, audio: AudioContext) => void): void {
  if (!settings.sound) return;
  setTimeout(() => context && maker && sound(maker, context));
}

/** Plays the sound of a move: every hop of a chain as the piece lands, in time with the picture. */
export function playMove(move: Move): void {
  const hops = move.way?.gait === 'jumps' ? move.way.cells.length - 1 : 0;
  if (hops < 2 || still()) return play(soundOf(move));
  const leg = hopTime(hops + 1);
  for (let hop = 1; hop <= hops; hop += 1)
    setTimeout(() => sounding(({ makeHop }, audio) => makeHop(audio, hop - 1)), hop * leg);
  if (move.effects.length > 1) setTimeout(() => play('take'), hops * leg);
}

/** The sound of a move. */
export function soundOf(move: Move): Sound {
  if (move.dice) return 'dice';
  return move.effects.length > 1 ? 'take' : 'click';
}
