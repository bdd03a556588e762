import type { PlacesInDetail } from '@brigade/domain/schedule/events/coverage.ts';

type Fill = Pick<PlacesInDetail, 'places' | 'confirmed'> & {
  /** Including those who are confirmed. */
  readonly selected: number;
  readonly missing?: number | null | undefined;
};

/** Who is in the places of a gig. */
export function takenPlaces({ places, confirmed, selected, missing }: Fill): PlacesInDetail {
  return { places, confirmed, selected: Math.max(0, selected - confirmed), missing: missing ?? 0 };
}
