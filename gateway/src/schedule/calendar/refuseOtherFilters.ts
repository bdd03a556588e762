import { badUserInput } from '../../platform/errors/graphqlErrors.ts';
import type { GigFilter } from '../gigs/GigFilter.ts';

type Filter = (typeof GigFilter)['$inferInput'];

/** The filters that a calendar applies, and those that have no meaning in it. */
const accepted: ReadonlySet<string> = new Set<keyof Filter>([
  'statuses',
  'types',
  'skillDatabaseIds',
  'isInEvent',
  'search',
  'shiftBreakCompliance',
  'includesManagedLocations',
  'startsAtOrAfter',
  'startsAtOrBefore',
  'endsAtOrAfter',
  'endsAtOrBefore',
]);

/**
 * Refuses the filters of lists that calendars do not have, rather than showing gigs that do not match.
 *
 * @throws GraphQLError with the code BAD_USER_INPUT
 */
export function refuseOtherFilters(filter: Filter | null | undefined): void {
  for (const [name, value] of Object.entries(filter ?? {})) {
    if (value != null && !accepted.has(name)) {
      throw badUserInput('A calendar does not have this filter', `filter.${name}`);
    }
  }
}
