import type { PlacesInDetail } from '@brigade/domain/schedule/events/coverage.ts';
import { slotCounts } from '@brigade/domain/schedule/gigs/slotCounts.ts';

type Fill = Pick<PlacesInDetail, 'places' | 'confirmed'> & {
  /** Including those who are confirmed. */
  readonly selected: number;
  // Not every server counts these.
  readonly missing?: number | null | undefined;
  readonly offered?: number | null | undefined;
  readonly noShows?: number | null | undefined;
};

/** Who is in the places of a gig. */
export function takenPlaces({
  places,
  confirmed,
  selected,
  missing,
  offered,
  noShows,
}: Fill): PlacesInDetail {
  const taken = {
    places,
    confirmed,
    selected: Math.max(0, selected - confirmed),
    missing: missing ?? 0,
    offered: offered ?? 0,
    noShows: noShows ?? 0,
  };
  // No more than there are places, so that a gig offered to many fills no places of another in a sum.
  const counts = slotCounts(taken);
  return { ...taken, offered: counts.offered, noShows: counts.noShows };
}
