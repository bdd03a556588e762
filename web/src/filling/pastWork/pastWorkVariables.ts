import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { PastWorkFilter } from '../../__generated__/PastWorkScreenQuery.graphql.ts';
import type { PastWorkChoice } from './pastWorkSearch.ts';

/**
 * What the list asks the gateway for. A stretch of days begins with its first hour (UTC), so that the same choice is the
 * same list for an hour.
 */
export function pastWorkVariables(locationId: number, choice: PastWorkChoice, now: Temporal.Instant) {
  const { positionIds, minimumRating, days, from, until, isEverywhere, name } = choice;
  const since =
    days === null
      ? null
      : now
          .subtract({ hours: days * 24 })
          .round({ smallestUnit: 'hour', roundingMode: 'floor' })
          .toString();
  const filter: PastWorkFilter = {
    ...(positionIds.length > 0 && { skillDatabaseIds: [...positionIds] }),
    ...(minimumRating !== null && { minimumRating }),
    ...(name !== '' && { proName: name }),
    ...(since !== null && { since }),
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    ...(isEverywhere && { isEverywhere }),
  };
  return { locationId, filter };
}
