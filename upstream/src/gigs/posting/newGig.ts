import type { Insertable } from 'kysely';
import type { StoredRecurrence } from '../../schedule/recurrence/gigBundlesTable.ts';
import type { GigsTable } from '../../database/tables/gigs.ts';

/** A gig that was checked and is about to be posted. */
export type NewGig = {
  row: Omit<Insertable<GigsTable>, 'bundle_id' | 'is_recurring'>;
  requirementIds: readonly number[];
  attachmentIds: readonly number[];
  /** The groups of the network that see it first. */
  groupIds: readonly number[];
};

/** What is posted together. */
export type CheckedPosting = {
  gigs: readonly NewGig[];
  /** The rule that brought the gigs; null when they were written down one by one. */
  recurrence: StoredRecurrence | null;
};
