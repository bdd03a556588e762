import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** Days in ISO 8601, both included. */
interface Days {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** The REST parameters for gigs that start on these days in this time zone. */
export function startsOnDays({ from, until }: Days, timeZone: string | null | undefined) {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone ?? 'UTC').toInstant();
  return {
    ...(from && { gig__start_time__gte: startOf(Temporal.PlainDate.from(from)).toString() }),
    ...(until && {
      gig__start_time__lte: startOf(Temporal.PlainDate.from(until).add({ days: 1 }))
        .subtract({ milliseconds: 1 })
        .toString(),
    }),
  };
}
