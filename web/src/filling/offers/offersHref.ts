import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { type OffersChoice, writeOffersSearch } from './offersSearch.ts';

/** The address of the screen that offers gigs of a location, filled in as far as `choice` says. */
export function offersHref(locationId: number, choice: Partial<OffersChoice> = {}): string {
  const search = writeOffersSearch({ gigId: null, pros: [], groups: [], ...choice });
  return `/locations/${locationId}/offers${stringifySearch({ ...search })}`;
}
