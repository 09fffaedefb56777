// What hands do to the look of a board. The board draws it; the part that watches the hands, which
// comes later than the first picture, sets it.
import type { Component, ComponentProps } from 'svelte';
import type { Placed } from '../wire';
import type { Point } from './geometry';
import type Lens from './Lens.svelte';
import type { View } from './zoom';

/** What is in motion by hand. */
export class Grip {
  /** Where the piece came from that is dragged: its ghost stays there. */
  from = $state.raw<Placed | null>(null);
  /** The piece on the pointer, if it can be seen, and how large it is. */
  carried = $state.raw<{ mark: string; at: Point; scale: number } | null>(null);
  /** Is there a piece in the hand or on the pointer? */
  carrying = $state(false);
  /** The part of the board that is seen; null: all of it. */
  view = $state.raw<View | null>(null);
  lens = $state.raw<{
    component: Component<ComponentProps<typeof Lens>>;
    props: ComponentProps<typeof Lens>['props'];
  } | null>(null);
}
