// Parts of a table that its first picture does not need: they are fetched together after it.
import { Assist, type Around as AroundAssist } from '../assist/assist';
import Bar from '../assist/Bar.svelte';
import Avatar from '../people/Avatar.svelte';
import { Introductions, type Around as AroundIntroductions } from '../people/introductions';
import Ceremony from '../ceremony/Ceremony.svelte';
import { Show } from '../ceremony/show.svelte';
import { faultOfDice } from './dicecheck';
import { awayText, tellHoliday } from './holidays';
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
  /** Who is ahead. */
  readonly Bar = Bar;
  /** The picture of a person. */
  readonly Avatar = Avatar;
  /** What is said about holidays. */
  readonly awayText = awayText;
  readonly tellHoliday = tellHoliday;
  /** The check of the dice at the end. */
  readonly faultOfDice = faultOfDice;
  readonly plans: Plans;
  readonly sharing: Sharing;
  readonly introductions: Introductions;
  readonly assist: Assist;
  /** Sends a command once. */
  readonly send: AroundSharing['send'];

  constructor(
    table: TableState,
    around: AroundPlans & AroundSharing & AroundIntroductions & AroundAssist,
  ) {
    this.send = around.send;
    this.plans = new Plans(table, around);
    this.sharing = new Sharing(table, around);
    this.introductions = new Introductions(table, around);
    this.introductions.update();
    this.assist = new Assist(table, around);
  }

  /** There is a new line. */
  renew(): void {
    this.sharing.renew();
    this.introductions.renew();
  }
}
