import { breakCompliances } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import { gigListStatuses } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { gigOrders } from '@brigade/domain/schedule/gigs/gigOrder.ts';
import { z } from 'zod';
import { gigListScope } from '../gigs/gigListScope.ts';
import { gigListQuery } from '../gigs/gigListQuery.ts';
import { workerTypes } from '../../businesses/locations/workerTypes.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';
import { HttpProblem } from '../../platform/server/http/httpProblem.ts';

const listType = z
  .enum(['MARKETPLACE', 'NETWORK'])
  .transform((type) => (type === 'MARKETPLACE' ? ('marketplace' as const) : ('network' as const)));

const number = z.int().positive();
const shortText = z.string().max(200);

/** The `GigFilter` input of the schema, as JSON. */
const filterRules = z.strictObject({
  statuses: z.array(z.enum(gigListStatuses)).nullish(),
  types: z.array(listType).nullish(),
  skillDatabaseIds: z.array(number).max(100).nullish(),
  isInEvent: z.boolean().nullish(),
  includesManagedLocations: z.boolean().nullish(),
  startsAtOrAfter: wireInstant.nullish(),
  startsAtOrBefore: wireInstant.nullish(),
  endsAtOrAfter: wireInstant.nullish(),
  endsAtOrBefore: wireInstant.nullish(),
  search: shortText.nullish(),
  gigDatabaseIds: z.array(number).max(100).nullish(),
  locationName: shortText.nullish(),
  marketName: shortText.nullish(),
  proDatabaseId: number.nullish(),
  proFirstName: shortText.nullish(),
  proLastName: shortText.nullish(),
  employmentType: z.enum(workerTypes).nullish(),
  areCertificationsRequired: z.boolean().nullish(),
  isElevated: z.boolean().nullish(),
  isAutoSelectEnabled: z.boolean().nullish(),
  shiftBreakCompliance: z.enum(breakCompliances).nullish(),
});

const orderRules = z.enum(gigOrders.map(({ value }) => value));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Converts the query string of an export to REST parameters.
 *
 * @param search `filter`, a GigFilter as JSON, and `orderBy`, a GigOrder, both optional
 * @throws HttpProblem 400 with the name of the invalid parameter
 */
export function gigCsvQuery(search: URLSearchParams, locationId: number) {
  const filter = filterRules.safeParse(parsed(search.get('filter') ?? '{}'));
  if (!filter.success) throw new HttpProblem(400, 'BAD_REQUEST', 'filter must be a GigFilter as JSON.');
  const orderBy = orderRules.safeParse(search.get('orderBy') ?? 'STARTING_SOONEST');
  if (!orderBy.success) throw new HttpProblem(400, 'BAD_REQUEST', 'orderBy must be a GigOrder.');
  return { ...gigListQuery(filter.data, orderBy.data), ...gigListScope(filter.data, locationId) };
}
