import type { PostGigsScreenQuery$variables } from '../../__generated__/PostGigsScreenQuery.graphql.ts';
import type { PostingChoice } from './postingSearch.ts';

/** What the gateway is asked for: the location, and what the address names. */
export function postingVariables(
  locationId: number,
  { copyOf, eventId, offerPro }: PostingChoice,
): PostGigsScreenQuery$variables {
  return {
    locationId,
    gigId: copyOf ?? 0,
    hasGig: copyOf !== null,
    eventId: eventId ?? 0,
    hasEvent: eventId !== null,
    proUuid: offerPro ?? '',
    hasPro: offerPro !== null,
  };
}
