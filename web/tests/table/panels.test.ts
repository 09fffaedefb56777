import { describe, expect, it } from 'vitest';
import { shownPanel, tabsOf } from '../../src/lib/table/panels';

describe('panels', () => {
  it('have a button for the chat only where one may chat', () => {
    expect(tabsOf(true).map(({ panel }) => panel)).toEqual(['moves', 'chat', 'invite', 'more']);
    expect(tabsOf(false).map(({ panel }) => panel)).toEqual(['moves', 'invite', 'more']);
    expect(tabsOf(false, true).map(({ panel }) => panel)).toEqual(['moves', 'more']);
  });

  it('are shown when they were opened', () => {
    expect(shownPanel('help', true, true)).toBe('help');
    expect(shownPanel('help', false, false)).toBe('help');
  });

  it('open by themselves where there is room', () => {
    expect(shownPanel(null, true, true)).toBe('invite');
    expect(shownPanel(null, true, false)).toBe('moves');
    expect(shownPanel(null, false, true)).toBeNull();
  });
});
