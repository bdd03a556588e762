import { stringifySearch } from '../../platform/screen/searchParams.ts';

/** The address of the screen that offers a gig of a location to pros. */
export function offerGigHref(locationId: number, gigId: number): string {
  return `/locations/${locationId}/offers${stringifySearch({ offerType: 'existing', selected_gig_id: String(gigId) })}`;
}
