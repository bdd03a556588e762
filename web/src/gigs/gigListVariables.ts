import type { GigFilter, GigListScreenQuery$variables } from '../__generated__/GigListScreenQuery.graphql.ts';
import type { GigListChoice } from './gigListSearch.ts';

/**
 * What the gateway is asked for.
 *
 * @param today when the day begins that divides the past from what is to come, ISO 8601
 */
export function gigListVariables(
  locationId: number,
  choice: GigListChoice,
  today: string,
): GigListScreenQuery$variables {
  const { period, statuses, types, positions, search, order } = choice;
  const filter: GigFilter = {
    statuses,
    ...(types.length === 0 ? {} : { types }),
    ...(positions.length === 0 ? {} : { skillDatabaseIds: positions }),
    ...(search === '' ? {} : { search }),
    ...(period === 'upcoming' ? { startsAtOrAfter: today } : {}),
    ...(period === 'past' ? { startsAtOrBefore: today } : {}),
  };
  return { locationId, filter, orderBy: order };
}
