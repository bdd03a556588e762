import type { ChangeEntry } from './changesApi.ts';

/** Changes that are delivered together. */
export interface LiveBatch {
  /** The cursor to continue from. */
  readonly cursor: string;
  /** Earlier changes are no longer available: refetch what is shown. */
  readonly hasGap: boolean;
  readonly entries: readonly ChangeEntry[];
}

/** Whether a cursor represents a later position than another. */
export function isLater(cursor: string, other: string): boolean {
  return Number(cursor) > Number(other);
}
