import type { PastWorkQuestion } from '@brigade/domain/pros/search/pastWorkQuestion.ts';
import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { PastWorkFilter } from '../../__generated__/PastWorkScreenQuery.graphql.ts';

/**
 * What the gateway is asked for. A stretch of days begins with its first hour (UTC), so that the same choice is the same
 * list for an hour.
 */
export function pastWorkFilter(question: PastWorkQuestion, now: Temporal.Instant): PastWorkFilter {
  const { positionIds, minimumRating, days, from, until, isEverywhere, name } = question;
  const since =
    days === null
      ? null
      : now
          .subtract({ hours: days * 24 })
          .round({ smallestUnit: 'hour', roundingMode: 'floor' })
          .toString();
  return {
    ...(positionIds.length > 0 && { skillDatabaseIds: [...positionIds] }),
    ...(minimumRating !== null && { minimumRating }),
    ...(name !== '' && { proName: name }),
    ...(since !== null && { since }),
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    ...(isEverywhere && { isEverywhere }),
  };
}
