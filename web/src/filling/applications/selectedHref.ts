import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { writeApplicantsSearch } from './applicantsSearch.ts';

/** The address of the selected pros of a gig, where they are confirmed. */
export function selectedHref(locationId: number, gigId: number): string {
  const search = writeApplicantsSearch({ stage: 'SELECTED', order: 'BEST_MATCH', selectedProId: null });
  return `/locations/${locationId}/gigs/${gigId}/applicants${stringifySearch({ ...search })}`;
}
