import type { Insertable } from 'kysely';
import type { StoredRecurrence } from '../recurrence/gigBundlesTable.ts';
import type { GigsTable } from '../gigs/gigsTable.ts';
import type { GigListName } from '../gigs/gigLists.ts';

/** A checked gig, ready to insert. */
export type NewGig = {
  row: Omit<Insertable<GigsTable>, 'bundle_id' | 'is_recurring'>;
  /** The ids of the items of its lists. */
  lists: Record<GigListName, readonly number[]>;
};

/** The gigs of a posting. */
export type CheckedPosting = {
  gigs: readonly NewGig[];
  /** The rule of the series; null without one. */
  recurrence: StoredRecurrence | null;
};
