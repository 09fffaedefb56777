import { afterEach, describe, expect, it } from 'vitest';
import { migrated, settings } from '$lib/settings.svelte';
import { confirms } from '$lib/table/confirms';

describe('kept settings', () => {
  it('of earlier versions knew only whether to confirm', () => {
    expect(migrated({ confirmMove: true, sound: false })).toEqual({
      confirm: 'always',
      sound: false,
    });
    expect(migrated({ confirmMove: false })).toEqual({});
  });

  it('stay as they are otherwise', () => {
    expect(migrated({ confirm: 'never' })).toEqual({ confirm: 'never' });
    expect(migrated(null)).toEqual({});
  });
});

describe('confirming', () => {
  afterEach(() => (settings.confirm = 'touch'));

  it('is asked of fingers that place something, unless set otherwise', () => {
    expect(confirms('hand', true)).toBe(true);
    expect(confirms('hand', false)).toBe(false);
    expect(confirms({ cell: 3 }, true)).toBe(false);
    expect(confirms(null, true)).toBe(false);
  });

  it('is always asked, or never', () => {
    settings.confirm = 'always';
    expect(confirms({ cell: 3 }, false)).toBe(true);
    settings.confirm = 'never';
    expect(confirms('hand', true)).toBe(false);
  });
});
