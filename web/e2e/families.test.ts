// A game of each family is played to its end by clicking, from a set-up near the end.
import { describe, expect, test } from 'vitest';
import { SMALL, guest, useBrowser } from './hall.ts';
import { ENDINGS } from './endings.ts';
import { Hand } from './hand.ts';

useBrowser();

describe('to the end', () => {
  test.each(Object.entries(ENDINGS))('%s', async (_, ending) => {
    const { plan, plays, then, ranks, reason } = ending;
    const person = await guest({ size: SMALL });
    const { table } = await person.table({ players: 2, ...plan });
    const hand = await Hand.at(await person.context.newPage(), table);
    await hand.plays(plays);
    if (then) await hand.playsOn(then);
    await hand.until((scene) => scene.waits === 'over');
    expect(hand.scene.outcome?.ending).toBe('rules');
    if (ranks) expect(hand.scene.outcome?.ranks).toEqual(ranks);
    expect(await hand.result()).not.toBe('');
    if (reason) await hand.page.getByText(reason, { exact: true }).waitFor();
    await person.leave();
  });
});
