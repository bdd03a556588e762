import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { ExportedList } from '../exports/downloadGigs.ts';
import type { GigListChoice } from '../gigs/gigListSearch.ts';

/**
 * The filter and order for exporting the gigs that start on the visible days.
 *
 * @param days the visible days, at least one
 * @param zone the IANA name of the location's time zone
 */
export function exportForDays(
  { statuses, types, positions, events, breaks, search }: GigListChoice,
  days: readonly Temporal.PlainDate[],
  zone: string,
): Omit<ExportedList, 'locationId'> {
  const [first] = days;
  const last = days.at(-1);
  return {
    orderBy: 'STARTING_SOONEST',
    filter: {
      statuses,
      types,
      skillDatabaseIds: positions,
      ...(events === null ? {} : { isInEvent: events === 'events' }),
      ...(breaks === null ? {} : { shiftBreakCompliance: breaks }),
      ...(search === '' ? {} : { search }),
      ...(first && { startsAtOrAfter: first.toZonedDateTime(zone).toInstant().toString() }),
      ...(last && {
        startsAtOrBefore: last
          .add({ days: 1 })
          .toZonedDateTime(zone)
          .toInstant()
          .subtract({ seconds: 1 })
          .toString(),
      }),
    },
  };
}
