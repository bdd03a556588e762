import type {
  GigFilter,
  GigListScreenQuery$variables,
} from '../../__generated__/GigListScreenQuery.graphql.ts';
import type { GigListChoice } from './gigListSearch.ts';

/**
 * The query variables of the list.
 *
 * @param now the instant that separates past gigs from ongoing and upcoming ones, ISO 8601
 */
export function gigListVariables(
  locationId: number,
  choice: GigListChoice,
  now: string,
): GigListScreenQuery$variables {
  const { period, statuses, types, positions, events, breaks, isManaged, search, order } = choice;
  const filter: GigFilter = {
    statuses,
    ...(types.length === 0 ? {} : { types }),
    ...(positions.length === 0 ? {} : { skillDatabaseIds: positions }),
    ...(events === null ? {} : { isInEvent: events === 'events' }),
    ...(breaks === null ? {} : { shiftBreakCompliance: breaks }),
    ...(isManaged ? { includesManagedLocations: true } : {}),
    ...(search === '' ? {} : { search }),
    ...(period === 'upcoming' ? { endsAtOrAfter: now } : {}),
    ...(period === 'past' ? { endsAtOrBefore: now } : {}),
  };
  return { locationId, filter, orderBy: order };
}
