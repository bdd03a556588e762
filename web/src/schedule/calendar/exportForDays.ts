import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { ExportedList } from '../exports/downloadGigs.ts';
import type { GigListChoice } from '../gigs/gigListSearch.ts';

/**
 * The gigs that start on these days, filtered as the calendar is, as a list.
 *
 * @param days of the calendar in sight, at least one
 * @param zone IANA name of the zone of the location
 */
export function listOfDays(
  { statuses, types, positions, events, search }: GigListChoice,
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
