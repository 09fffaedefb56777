// Set-ups near the end of a game of each family.
import type { Plan } from '../src/lib/wire.ts';
import type { Choose } from './hand.ts';
import { homewards } from './homewards.ts';

/** A game near its end, and how it is brought to it. */
export interface Ending {
  plan: Partial<Plan> & { game: string; setup: string };
  /** What is played, and how it goes on if that is a matter of luck. */
  plays: string;
  then?: Choose;
  ranks?: number[];
  /** Why it is over, as the page says it. */
  reason?: string;
}

/** Takes what is offered first. */
const anything: Choose = ([first = '']) => first;

/** One for each family, and more. */
export const ENDINGS: Record<string, Ending> = {
  'a race on the square': {
    plan: {
      game: 'halma',
      setup: `turn: 1
        16  . . . . . . . . . . . 1 1 1 1 1
        15  . . . . . . . . . . . 1 1 1 1 1
        14  . . . . . . . . . . . . 1 1 1 1
        13  . . . . . . . . . . . . . 1 1 1
        12  . . . . . . . . . . . . . . 1 .
        10  . . . . . . . . . . . . . . . 1
         8  2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 .
         7  2 2 2 2 . . . . . . . . . . . .`,
    },
    plays: 'p10-p11 a7-a6 p11-p12',
    ranks: [1, 2],
    reason: "All the winner's pieces have arrived.",
  },
  'a race that ends in a home': {
    plan: {
      game: 'halma',
      setup: `turn: 1
        16  . . . . . . . . . . . . . 1 1 2
        15  . . . . . . . . . . . . . 1 . 1
        14  . . . . . . . . . . . . . 1 1 1
        13  . . . . . . . . . . . . . . 1 .
         8  . . . . . . . 2 . . . . . . . .
         6  . . . . . . . 1 . . . . . . . .`,
    },
    plays: 'o14-o15',
    ranks: [1, 2],
    reason: "A player couldn't clear their yard and has lost.",
  },
  'a race on the star': {
    plan: {
      game: 'star-halma',
      setup: `turn: 1
        q 1
        p 1 1
        o 1 1 1
        n 1 1 1 1
        m . . . . 1 1 1 1 . . . . .
        k . . . . . . . . 1 . .
        f 2 2 2 2 2 2 2 2 2 2 2 2
        e 2 2 2 . . . . . . . . . .`,
    },
    plays: 'k9-l9 f1-g1 l9-m9',
    ranks: [1, 2],
  },
  'a race for points on the small square': {
    plan: {
      game: 'dutch-halma',
      setup: `turn: 1
        9 1 1 1 1 1 1 1 1 1
        8 1 1 1 1 1 1 1 1 .
        6 . . . . . . . . 1
        4 2 2 2 2 2 2 2 2 2
        3 2 2 2 2 2 2 2 2 2`,
    },
    plays: 'i6-i7 a3-a2 i7-i8',
  },
  'a race on the points': {
    plan: {
      game: 'le-zug',
      setup: `turn: 1
        17  1 . 1 . 1 . 1 . 1 . 1 . 1 . 1 . .
        16  . . . . . . . 1 . 1 . 1 . . . 1 .
         4  . . . . . 2 . 2 . 2 . . . . . . .
         3  2 . 2 . 2 . 2 . 2 . 2 . 2 . 2 . 2`,
    },
    plays: 'p16-q17',
  },
  'a race with dice': {
    plan: {
      game: 'dice-halma',
      setup: `turn: 1
        stage: roll
        16  . . . . . . . . . . . . . . . 1
        11  . . . . . . . . . . . . . . . 1
         8  2 . . . . . . . . . . . . . . .`,
    },
    plays: 'roll',
    then: homewards,
    ranks: [1, 2],
  },
  barricade: {
    plan: {
      game: 'barricade',
      setup: `turn: 1
        stage: move
        die: 1
        13  # # # # # # # # # 1 1 1 2 2 2 . .
        11  # # . . . . . . . . . . . . . . .`,
    },
    // The barricade under the home square is lifted and set down where it does no harm.
    plays: 'j13-i13 #c5',
    then: homewards,
  },
  rakado: {
    plan: {
      game: 'rakado',
      setup: `turn: 1
        stage: move
        die: 1
        16 1 . . . . . . . . . . . . . . .
        14 . 1 . . . . . . . . . . . . . .
         1 . . . . 2 . . . . . . . . . . .`,
    },
    plays: 'b14-b15',
    then: anything,
    ranks: [1, 2],
  },
  'captive-2': {
    plan: {
      game: 'captive-2',
      setup: `turn: 1
        h     . . . . o . . . . .
        g    . . . . o . . . . . .
        f   . . . . . . . o . . . .
        e  . . . . . o . o . . . . .`,
    },
    plays: 'h5-f5 f5-d2 f8-d3',
    ranks: [1, 2],
  },
  'pegs, one after the other': {
    plan: {
      game: 'solo-halma',
      players: 1,
      setup: '5 . . . o . . .\n4 . o . o . . .\n3 . . . . . . .',
    },
    plays: 'd5-d3',
    then: anything,
  },
  'pegs backwards': {
    plan: { game: 'retour', players: 1, setup: '4 . . . o . . .' },
    plays: 'd4-d6',
    then: anything,
  },
  gobang: {
    plan: {
      game: 'gobang',
      setup: 'turn: 1\n8 . . 1 1 . . 1 . . . . . . . . .\n2 2 2 2 . . . . . . . . . . . . .',
    },
    plays: '@f8 @p16 @e8',
    ranks: [1, 2],
  },
  tippy: {
    plan: {
      game: 'tippy',
      players: 3,
      setup: `turn: 3
        taken-by-1: 0 2 0
        taken-by-3: 1 0 0
        16 1 1 1 1 1 1 1 1 1 1 1 1 1 1 . .
        14 2 2 2 2 2 2 2 2 2 2 2 2 2 . . .
        12 3 3 3 3 3 3 3 3 3 3 3 3 3 3 . .`,
    },
    plays: '@p1',
    ranks: [1, 3, 1],
  },
  'top-secret': {
    plan: {
      game: 'top-secret',
      setup: `turn: 1
        16 . . . . . . . 1 . . . . . . . .
        15 . . . 1 . . . . . . . . . . . .
         8 . . . . . . . 2 . . . . . . . .`,
    },
    plays: 'd15-d16 h8-h7 d16-off h7-h6 h16-off',
    ranks: [1, 2],
  },
  'cat-and-mouse': {
    plan: {
      game: 'cat-and-mouse',
      setup: `turn: 1
        9 . . . 1 . 2 . . . . . . . . . .
        8 1 . . . . . . . . . . . . . . .
        6 2 2 2 2 2 2 2 2 . . . . . . . .`,
    },
    plays: 'd9-e9 a6-a5 e9-g9',
    ranks: [1, 2],
  },
  'a figure alone': {
    plan: {
      game: 'meeting-point',
      players: 1,
      setup: `turn: 1
        9  . . . . . . 1 1 1 . . . . . . .
        8  . . 1 . . 1 1 1 1 1 1 . . . . .
        7  . . . . . . 1 1 1 . . . . . . .
        6  . . . . . . 1 1 1 . . . . . . .`,
    },
    plays: 'c8-d8 d8-e8',
    ranks: [1],
  },
};
