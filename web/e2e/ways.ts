// Themes and sizes to look at a page in.
import { DESK, PHONE, type Size, type Theme } from './hall.ts';

export interface Way {
  theme: Theme;
  size: Size;
  name: string;
}

const way = (theme: Theme, size: Size): Way => ({
  theme,
  size,
  name: `${theme}, ${size.width} wide`,
});

/** Each theme and each size once; every pair where SPIELHOF_LOOKS is set (`make looks`). */
export const WAYS: readonly Way[] =
  process.env['SPIELHOF_LOOKS'] === undefined
    ? [way('light', PHONE), way('dark', DESK)]
    : (['light', 'dark'] as const).flatMap((theme) =>
        [PHONE, DESK].map((size) => way(theme, size)),
      );
