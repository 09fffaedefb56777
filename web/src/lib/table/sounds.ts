// Sounds made of nothing: a wooden click is filtered noise with a low tone, dice are many of
// them. Silent until somebody has touched the page, as browsers want it.

import { hopTime } from '../board/hops';
import { settings, still } from '../settings.svelte';
import type { Move } from '../wire';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** What can be heard. */
export type Sound = 'click' | 'hop' | 'take' | 'dice' | 'turn' | 'end';

/** Plays a sound, if sounds are on. */
export function play(sound: Sound): void {
  sounding((audio) => SOUNDS[sound](audio));
}

/** Each hop of a chain sounds higher than the one before, up to an octave. */
export function playHop(hop: number): void {
  const pitch = 900 * 2 ** (Math.min(hop, 12) / 12);
  sounding((audio) => knock(audio, 0, pitch, 0.3));
}

/** What is seen comes first: a sound may be late by a frame, a picture may not. */
function sounding(sound: (audio: AudioContext) => void): void {
  const audio = context;
  if (settings.sound && audio !== null) setTimeout(() => sound(audio));
}

/** Call this in the first touch or key: after it sounds are allowed. */
export function allowSounds(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  click: (audio) => knock(audio, 0, 900, 0.5),
  hop: (audio) => knock(audio, 0, 1150, 0.35),
  take: (audio) => {
    knock(audio, 0, 620, 0.5);
    knock(audio, 0.09, 480, 0.4);
  },
  dice: (audio) => {
    for (let hit = 0; hit < 7; hit += 1) {
      knock(
        audio,
        hit * 0.06 + Math.random() * 0.03,
        1300 + Math.random() * 900,
        0.28 - hit * 0.02,
      );
    }
  },
  turn: (audio) => tone(audio, 0, 660, 0.05),
  end: (audio) => [523, 659, 784].forEach((pitch, index) => tone(audio, index * 0.13, pitch, 0.07)),
};

/** Wood on wood. */
function knock(audio: AudioContext, delay: number, pitch: number, loudness: number): void {
  const start = audio.currentTime + delay;
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 6;
  source.connect(filter).connect(fading(audio, start, loudness, 0.07));
  source.start(start);
  source.stop(start + 0.1);
}

function tone(audio: AudioContext, delay: number, pitch: number, loudness: number): void {
  const start = audio.currentTime + delay;
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  source.connect(fading(audio, start, loudness, 0.35));
  source.start(start);
  source.stop(start + 0.4);
}

function fading(audio: AudioContext, start: number, loudness: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  gain.connect(audio.destination);
  return gain;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise === null) {
    noise = audio.createBuffer(1, audio.sampleRate / 8, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }
  return noise;
}

/** Plays the sound of a move: every hop of a chain as the piece lands, in time with the picture. */
export function playMove(move: Move): void {
  const hops = move.way?.gait === 'jumps' ? move.way.cells.length - 1 : 0;
  if (hops < 2 || still()) return play(soundOf(move));
  const leg = hopTime(hops + 1);
  for (let hop = 1; hop <= hops; hop += 1) setTimeout(() => playHop(hop - 1), hop * leg);
  if (move.effects.length > 1) setTimeout(() => play('take'), hops * leg);
}

/** The sound of a move. */
export function soundOf(move: Move): Sound {
  if (move.dice) return 'dice';
  return move.effects.length > 1 ? 'take' : 'click';
}
