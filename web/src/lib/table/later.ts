// Parts of a table that its first picture does not need: they are fetched together after it.
import Ceremony from '../ceremony/Ceremony.svelte';
import { Show } from '../ceremony/show.svelte';
import Overlay from './Overlay.svelte';
import { Plans, type Around as AroundPlans } from './plans.svelte';
import Remarks from './Remarks.svelte';
import { Sharing, type Around as AroundSharing } from './sharing';
import type { TableState } from './state.svelte';

/** What comes later. */
export class Later {
  /** What is drawn over the board. */
  readonly Overlay = Overlay;
  /** What is shown over it at great moments. */
  readonly Ceremony = Ceremony;
  readonly show = new Show();
  /** What is said about it beside the board. */
  readonly Remarks = Remarks;
  readonly plans: Plans;
  readonly sharing: Sharing;

  constructor(table: TableState, around: AroundPlans & AroundSharing) {
    this.plans = new Plans(table, around);
    this.sharing = new Sharing(table, around);
  }
}
