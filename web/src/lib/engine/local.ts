import type { CopyTable, Opened } from '../wire';

export const hasEngine = (): boolean => false;

export const copyHere: (table: CopyTable) => Promise<Opened> = async () => {
  throw new Error('no engine');
};
