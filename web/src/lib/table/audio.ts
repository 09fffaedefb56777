// How the sounds are made: a wooden click is filtered noise with a low tone, dice are many of them.
// Fetched when somebody has touched the page: nothing may be heard before.
import type { Sound } from './sounds';

let noise: AudioBuffer | null = null;

/** Makes a sound. */
export function make(audio: AudioContext, sound: Sound): void {
  SOUNDS[sound](audio);
}

/** Makes the sound of a hop: each of a chain is higher than the one before, up to an octave. */
export function makeHop(audio: AudioContext, hop: number): void {
  knock(audio, 0, 900 * 2 ** (Math.min(hop, 12) / 12), 0.3);
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
