// What can be opened beside the board.

import type { ICONS } from '../icons';

/** Something that can be opened. */
export type Panel = 'moves' | 'chat' | 'invite' | 'more' | 'help' | 'console' | 'fair';

/** A button that opens a panel; the sentence is that of the key. */
export type Tab = { panel: Panel; icon: keyof typeof ICONS; key: string };

const INVITE: Tab = { panel: 'invite', icon: 'share', key: 'invite-title' };

/** The buttons; the other panels are opened from elsewhere. Nobody can come to a table that is on this
 * device. */
export function tabsOf(withChat: boolean, isHere = false): Tab[] {
  const chat: Tab[] = withChat ? [{ panel: 'chat', icon: 'chat', key: 'chat-title' }] : [];
  return [
    { panel: 'moves', icon: 'list', key: 'moves-title' },
    ...chat,
    ...(isHere ? [] : [INVITE]),
    { panel: 'more', icon: 'sliders', key: 'more-title' },
  ];
}

/** The panel that is shown: the one that was opened. Where there is room for one more, who has open
 * seats wants to fill them, and who has none wants the moves. */
export function shownPanel(
  opened: Panel | null,
  hasRoom: boolean,
  seatsOpen: boolean,
): Panel | null {
  if (opened !== null || !hasRoom) return opened;
  return seatsOpen ? 'invite' : 'moves';
}
