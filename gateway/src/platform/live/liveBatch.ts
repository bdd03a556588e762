import type { ChangeEntry } from './changesApi.ts';

/** Changes that are told together. */
export interface LiveBatch {
  /** Where to go on after them. */
  readonly cursor: string;
  /** What changed before cannot be told any more: read again what is shown. */
  readonly hasGap: boolean;
  readonly entries: readonly ChangeEntry[];
}

/** Whether a cursor stands for a later place than another. */
export function isLater(cursor: string, other: string): boolean {
  return Number(cursor) > Number(other);
}
