// One whole game on each board, from the first click to the last. Where there are no dice the
// game is one that computers played: `spielhof playout GAME --by level3`. A game with dice that nobody
// knows before is in quick.test.ts.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SMALL, guest, useBrowser } from './hall.ts';
import { Hand } from './hand.ts';

interface Record {
  game: string;
  players: number;
  options: { [name: string]: string };
  ranks: number[];
  actions: string[];
}

function record(name: string): Record {
  const text = readFileSync(new URL(`records/${name}.txt`, import.meta.url), 'utf8');
  const [head = '', turns = ''] = text.split('actions:\n');
  const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const options = [...head.matchAll(/^option (\S+): (.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  return {
    game: line('game'),
    players: Number(line('players')),
    options: Object.fromEntries(options) as Record['options'],
    ranks: line('result').split(' ').map(Number),
    actions: turns
      .replace(/^\d+\./gm, '')
      .trim()
      .split(/\s+/),
  };
}

/** Whole games take their time where others want the machine as well. */
const LONG = 400_000;

const BOARDS = {
  square: 'quick-halma',
  star: 'chinese-checkers',
  'star, jumping out': 'captive-2',
  'small square': 'dutch-halma',
  points: 'tippy',
  cross: 'solo-halma',
};

useBrowser();

test.each(Object.entries(BOARDS))(
  '%s: %s',
  async (_, name) => {
    const { game, players, options, ranks, actions } = record(name);
    const person = await guest({ size: SMALL });
    const { table } = await person.table({ game, players, options });
    const hand = await Hand.at(await person.context.newPage(), table);
    for (const action of actions) await hand.does(action);
    expect(hand.scene.outcome).toMatchObject({ ranks, ending: 'rules' });
    expect(await hand.result()).not.toBe('');
    await person.leave();
  },
  LONG,
);
