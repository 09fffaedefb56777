// Requests about bots.
import { ask, asGuest, json } from '../api';
import type { Bot, BotToken } from '../wire';

/** One's bots. */
export const bots = () => asGuest(() => json<Bot[]>('GET', 'bots'));

/** Makes a bot; its token is told this once. */
export const makeBot = (name: string) => asGuest(() => json<BotToken>('POST', 'bots', { name }));

/** Deletes a bot: its token is good for nothing from then on. */
export const deleteBot = async (id: string) => void (await ask('DELETE', `bots/${id}`));
