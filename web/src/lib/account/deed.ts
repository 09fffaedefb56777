import type { Said } from '../wire';

/** What came of something that was asked for. */
export interface Done {
  /** What is said about it. */
  news: Said;
  /** Recovery codes to be shown. */
  codes?: string[];
  /** The name of the guest who this device is now; null for nobody. */
  became?: string | null;
}

/** Something that can be asked for. */
export type Deed = () => Promise<Done>;
